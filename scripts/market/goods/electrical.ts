import { category, good, parent, subcategory } from "../shelf.ts";

export const electrical = parent("electrical", "Electrical", "የኤሌክትሪክ ዕቃዎች", "plug", [
  category("electrical-supplies", "Electrical supplies", "የኤሌክትሪክ አቅርቦት", [
    subcategory("light-bulbs", "Light bulbs", "አምፖል", "light", [
      good("LED bulb", "LED አምፖል", 120, 480),
      good("Rechargeable bulb", "ቻርጅ የሚደረግ አምፖል", 320, 900),
      good("Warm light bulb", "ሞቃት ብርሃን ያለው አምፖል", 130, 520),
    ]),
    subcategory("ceiling-lights", "Ceiling lights", "የጣሪያ መብራት", "light", [
      good("LED panel", "LED የጣሪያ መብራት", 450, 2200),
      good("Chandelier", "ቻንደሊየር", 5800, 28500),
      good("Wall lamp", "የግድግዳ መብራት", 650, 2900),
    ]),
    subcategory("lanterns", "Lanterns", "ፋኖስ", "lantern", [
      good("Solar lantern", "የፀሐይ ፋኖስ", 950, 3600),
      good("Rechargeable lantern", "ቻርጅ የሚደረግ ፋኖስ", 850, 2900),
      good("Reading lamp", "የንባብ መብራት", 650, 2200),
    ]),
    subcategory("flashlights", "Flashlights", "የእጅ ባትሪ", "tool", [
      good("Flashlight", "የእጅ ባትሪ", 280, 1500),
      good("Head lamp", "የራስ መብራት", 450, 1900),
      good("Security flashlight", "የጥበቃ የእጅ ባትሪ", 650, 2600),
    ]),
    subcategory("sockets-and-switches", "Sockets and switches", "ሶኬትና ማብሪያ", "fitting", [
      good("Wall socket", "የግድግዳ ሶኬት", 95, 3600),
      good("Light switch", "የመብራት ማብሪያ", 75, 2900),
      good("Dimmer switch", "ብርሃን መቀነሻ ማብሪያ", 260, 9800),
    ]),
    subcategory("plugs-and-adapters", "Plugs and adapters", "ፕለግና አዳፕተር", "fitting", [
      good("Plug", "ፕለግ", 60, 2300),
      good("Travel adapter", "የጉዞ አዳፕተር", 280, 10500),
      good("Socket splitter", "የሶኬት ማከፋፈያ", 150, 5600),
    ]),
    subcategory("extension-leads", "Extension leads", "ማራዘሚያ ገመድ", "cable", [
      good("Extension lead", "ማራዘሚያ ገመድ", 550, 4200),
      good("Cable reel", "የገመድ መጠቅለያ", 1900, 9800),
      good("Surge protector lead", "የኃይል መከላከያ ማራዘሚያ", 850, 5600),
    ]),
    subcategory("electric-cables", "Electric cables", "የኤሌክትሪክ ገመድ", "cable", [
      good("Copper cable 2.5 mm²", "የመዳብ ገመድ 2.5 ሚ.ሜ²", 650, 6200),
      good("Copper cable 4 mm²", "የመዳብ ገመድ 4 ሚ.ሜ²", 1050, 9900),
      good("Network cable", "የኔትወርክ ገመድ", 350, 3200),
    ]),
    subcategory("breakers", "Breakers", "ብሬከር", "fitting", [
      good("Circuit breaker", "ሰርኪዩት ብሬከር", 320, 12500),
      good("Earth leakage breaker", "የኤሌክትሪክ ፍሳሽ ብሬከር", 950, 36000),
      good("Distribution box", "የማከፋፈያ ሳጥን", 750, 28500),
    ]),
    subcategory("meters-and-testers", "Meters and testers", "መለኪያና መሞከሪያ", "tool", [
      good("Multimeter", "መልቲሜትር", 850, 3900),
      good("Voltage tester", "የቮልቴጅ መሞከሪያ", 120, 650),
      good("Clamp meter", "ክላምፕ ሜትር", 1600, 5800),
    ]),
    subcategory("stabilisers", "Stabilisers", "ስታቢላይዘር", "powerDevice", [
      good("Voltage stabiliser", "የቮልቴጅ ስታቢላይዘር", 2400, 12500),
      good("Fridge guard", "የፍሪጅ መከላከያ", 850, 3600),
      good("Television guard", "የቴሌቪዥን መከላከያ", 650, 2600),
    ]),
    subcategory("inverters-and-ups", "Inverters and UPS", "ኢንቨርተርና UPS", "powerDevice", [
      good("Inverter", "ኢንቨርተር", 5800, 42000),
      good("UPS for computers", "ለኮምፒውተር የሚሆን UPS", 6500, 36000),
      good("Solar inverter", "የፀሐይ ኃይል ኢንቨርተር", 9800, 58000),
    ]),
    subcategory("generators", "Generators", "ጄኔሬተር", "powerDevice", [
      good("Petrol generator", "የቤንዚን ጄኔሬተር", 16500, 58000),
      good("Silent generator", "ድምፅ አልባ ጄኔሬተር", 32000, 98000),
      good("Portable power station", "ተንቀሳቃሽ የኃይል ማከማቻ", 24500, 118000),
    ]),
    subcategory("batteries", "Batteries", "ባትሪ", "battery", [
      good("AA battery", "AA ባትሪ", 35, 1300),
      good("Rechargeable battery", "ቻርጅ የሚደረግ ባትሪ", 180, 6900),
      good("Remote control battery", "የሪሞት ባትሪ", 25, 950),
    ]),
    subcategory("solar-panels", "Solar panels", "የፀሐይ ኃይል ፓነል", "solar", [
      good("Solar panel", "የፀሐይ ኃይል ፓነል", 1900, 16500),
      good("Solar home set", "የቤት የፀሐይ ኃይል ስብስብ", 6800, 48000),
      good("Solar street light", "የፀሐይ የመንገድ መብራት", 2400, 14500),
    ]),
    subcategory("water-pumps", "Water pumps", "የውሃ ፓምፕ", "powerDevice", [
      good("Water pump", "የውሃ ፓምፕ", 4900, 24500),
      good("Submersible pump", "የጉድጓድ ውሃ ፓምፕ", 9800, 42000),
      good("Pressure pump", "የግፊት ፓምፕ", 6200, 26500),
    ]),
    subcategory("water-heaters", "Water heaters", "የውሃ ማሞቂያ", "powerDevice", [
      good("Shower boiler", "የመታጠቢያ ቤት የውሃ ማሞቂያ", 5800, 21500),
      good("Instant water heater", "ፈጣን የውሃ ማሞቂያ", 3900, 12500),
      good("Immersion heater", "ውሃ ውስጥ የሚገባ ማሞቂያ", 450, 1900),
    ]),
    subcategory("fans-and-heaters", "Fans and heaters", "ማራገቢያና ማሞቂያ", "appliance", [
      good("Standing fan", "የቁም ማራገቢያ", 2900, 7800),
      good("Table fan", "የጠረጴዛ ማራገቢያ", 1600, 4200),
      good("Room heater", "የክፍል ማሞቂያ", 2400, 8900),
    ]),
    subcategory("security-and-doorbells", "Security and doorbells", "የጥበቃ ካሜራና የበር ደወል", "office", [
      good("Security camera", "የጥበቃ ካሜራ", 2600, 9800),
      good("Doorbell", "የበር ደወል", 450, 1900),
      good("Electronic door lock", "ኤሌክትሮኒክ የበር ቁልፍ", 4900, 16500),
    ]),
    subcategory("electricians-tools", "Electricians' tools", "የኤሌክትሪክ ባለሙያ መሣሪያ", "tool", [
      good("Screwdriver set", "የካቻቢቴ ስብስብ", 450, 2400),
      good("Pliers", "ፒንሳ", 380, 1700),
      good("Drill", "መብሻ ማሽን", 3400, 12500),
    ]),
  ]),
]);
