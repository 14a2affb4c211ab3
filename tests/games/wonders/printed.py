# ruff: noqa: E501
"""What is printed on the 73 buildings, a line each, written apart from the game's own data.

id: deck colour, cost, effects, by the link that makes it free, gives the link it has.
"""

CARDS = """
lumber_yard: 1 brown, free, makes 1 wood
logging_camp: 1 brown, 1c, makes 1 wood
clay_pool: 1 brown, free, makes 1 clay
clay_pit: 1 brown, 1c, makes 1 clay
quarry: 1 brown, free, makes 1 stone
stone_pit: 1 brown, 1c, makes 1 stone
glassworks: 1 grey, 1c, makes 1 glass
press: 1 grey, 1c, makes 1 papyrus
guard_tower: 1 red, free, 1 shields
stable: 1 red, 1 wood, 1 shields, gives horseshoe
garrison: 1 red, 1 clay, 1 shields, gives sword
palisade: 1 red, 2c, 1 shields, gives tower
workshop: 1 green, 1 papyrus, plumb; 1 points
apothecary: 1 green, 1 glass, wheel; 1 points
scriptorium: 1 green, 2c, quill, gives book
pharmacist: 1 green, 2c, mortar, gives gear
theater: 1 blue, free, 3 points, gives mask
altar: 1 blue, free, 3 points, gives moon
baths: 1 blue, 1 stone, 3 points, gives drop
stone_reserve: 1 yellow, 3c, buys stone
clay_reserve: 1 yellow, 3c, buys clay
wood_reserve: 1 yellow, 3c, buys wood
tavern: 1 yellow, free, 4 coins, gives vase
sawmill: 2 brown, 2c, makes 2 wood
brickyard: 2 brown, 2c, makes 2 clay
shelf_quarry: 2 brown, 2c, makes 2 stone
glass_blower: 2 grey, free, makes 1 glass
drying_room: 2 grey, free, makes 1 papyrus
walls: 2 red, 2 stone, 2 shields
horse_breeders: 2 red, 1 clay + 1 wood, 1 shields, by horseshoe
barracks: 2 red, 3c, 1 shields, by sword
archery_range: 2 red, 1 stone + 1 wood + 1 papyrus, 2 shields, gives target
parade_ground: 2 red, 2 clay + 1 glass, 2 shields, gives helmet
library: 2 green, 1 stone + 1 wood + 1 glass, quill; 2 points, by book
dispensary: 2 green, 2 clay + 1 stone, mortar; 2 points, by gear
school: 2 green, 1 wood + 2 papyrus, wheel; 1 points, gives lyre
laboratory: 2 green, 1 wood + 2 glass, plumb; 1 points, gives lamp
courthouse: 2 blue, 2 wood + 1 glass, 5 points
statue: 2 blue, 2 clay, 4 points, by mask, gives column
temple: 2 blue, 1 wood + 1 papyrus, 4 points, by moon, gives sun
aqueduct: 2 blue, 3 stone, 5 points, by drop
rostrum: 2 blue, 1 stone + 1 wood, 4 points, gives pediment
forum: 2 yellow, 3c + 1 clay, one of glass/papyrus
caravansery: 2 yellow, 2c + 1 glass + 1 papyrus, one of wood/clay/stone
customs_house: 2 yellow, 4c, buys papyrus/glass
brewery: 2 yellow, free, 6 coins, gives barrel
arsenal: 3 red, 3 clay + 2 wood, 3 shields
pretorium: 3 red, 8c, 3 shields
fortifications: 3 red, 2 stone + 1 clay + 1 papyrus, 2 shields, by tower
siege_workshop: 3 red, 3 wood + 1 glass, 2 shields, by target
circus: 3 red, 2 clay + 2 stone, 2 shields, by helmet
academy: 3 green, 1 stone + 1 wood + 2 glass, sundial; 3 points
study: 3 green, 2 wood + 1 glass + 1 papyrus, sundial; 3 points
university: 3 green, 1 clay + 1 glass + 1 papyrus, armillary; 2 points, by lyre
observatory: 3 green, 1 stone + 2 papyrus, armillary; 2 points, by lamp
palace: 3 blue, 1 clay + 1 stone + 1 wood + 2 glass, 7 points
town_hall: 3 blue, 3 stone + 2 wood, 7 points
obelisk: 3 blue, 2 stone + 1 glass, 5 points
gardens: 3 blue, 2 clay + 2 wood, 6 points, by column
pantheon: 3 blue, 1 clay + 1 wood + 2 papyrus, 6 points, by sun
senate: 3 blue, 2 clay + 1 stone + 1 papyrus, 5 points, by pediment
chamber_of_commerce: 3 yellow, 2 papyrus, 3 coins per grey; 3 points
port: 3 yellow, 1 wood + 1 glass + 1 papyrus, 2 coins per brown; 3 points
armory: 3 yellow, 2 stone + 1 glass, 1 coins per red; 3 points
lighthouse: 3 yellow, 2 clay + 1 glass, 1 coins per yellow; 3 points, by vase
arena: 3 yellow, 1 clay + 1 stone + 1 wood, 2 coins per wonders; 3 points, by barrel
merchants_guild: guild purple, 1 clay + 1 wood + 1 glass + 1 papyrus, 1 coins per yellow of most; 1 points per yellow of most
shipowners_guild: guild purple, 1 clay + 1 stone + 1 glass + 1 papyrus, 1 coins per brown_and_grey of most; 1 points per brown_and_grey of most
builders_guild: guild purple, 2 stone + 1 clay + 1 wood + 1 glass, 2 points per wonders of most
magistrates_guild: guild purple, 2 wood + 1 clay + 1 papyrus, 1 coins per blue of most; 1 points per blue of most
scientists_guild: guild purple, 2 clay + 2 wood, 1 coins per green of most; 1 points per green of most
moneylenders_guild: guild purple, 2 stone + 2 wood, 1 points per coin_triples of most
tacticians_guild: guild purple, 2 stone + 1 clay + 1 papyrus, 1 coins per red of most; 1 points per red of most
"""
