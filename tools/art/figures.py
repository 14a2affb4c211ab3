from tools.art.figures_court import *
from tools.art.figures_paint import picture
from tools.art.render import render
import tools.art.figures_court as c
import time
for n in "king queen royal_guard protector vizier".split():
    t=time.time(); render(f"duel/figures/{n}", picture(getattr(c,n)(n)), 96, 96); print(n, time.time()-t)
