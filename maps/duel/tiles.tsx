<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.11.0" name="tiles" tilewidth="112" tileheight="96" tilecount="5" columns="5">
 <image source="tiles.png" width="560" height="96"/>
 <tile id="0">
  <properties>
   <property name="kind" value="space"/>
   <property name="look" value="a"/>
  </properties>
 </tile>
 <tile id="1">
  <properties>
   <property name="kind" value="space"/>
   <property name="look" value="b"/>
  </properties>
 </tile>
 <tile id="2">
  <properties>
   <property name="kind" value="space"/>
   <property name="look" value="c"/>
  </properties>
 </tile>
 <tile id="3">
  <properties>
   <property name="kind" value="recruitment"/>
   <property name="side" value="south"/>
  </properties>
 </tile>
 <tile id="4">
  <properties>
   <property name="kind" value="recruitment"/>
   <property name="side" value="north"/>
  </properties>
 </tile>
</tileset>
