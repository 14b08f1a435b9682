import { category, good, parent, subcategory } from "../shelf.ts";

const phones = ["Samsung", "Tecno", "Infinix", "Xiaomi", "itel"];
const computers = ["HP", "Dell", "Lenovo", "Asus"];
const screens = ["Samsung", "LG", "Hisense", "TCL"];
const sounds = ["JBL", "Sony", "Oraimo", "Anker"];
const kitchens = ["Kenwood", "Philips", "Moulinex", "Geepas"];
const whiteGoods = ["LG", "Hisense", "Midea", "Beko"];
const offices = ["HP", "Canon", "Epson", "Brother"];

export const electronics = parent("electronics", "Electronics", "ኤሌክትሮኒክስ", "smartphone", [
  category("home-appliance", "Home appliance", "የቤት ውስጥ መገልገያ ዕቃዎች", [
    subcategory("refrigerators-freezers", "Refrigerators and freezers", "ፍሪጅና ፍሪዘር", "largeAppliance", [
      good("Two-door refrigerator", "ባለ ሁለት በር ፍሪጅ", 38500, 92000, { brands: whiteGoods }),
      good("Single-door refrigerator", "ባለ አንድ በር ፍሪጅ", 24500, 41000, { brands: whiteGoods }),
      good("Chest freezer", "ሳጥን ፍሪዘር", 29500, 68000, { brands: whiteGoods }),
    ]),
    subcategory("washing-machines", "Washing machines", "የልብስ ማጠቢያ ማሽን", "largeAppliance", [
      good("Automatic washing machine", "አውቶማቲክ የልብስ ማጠቢያ ማሽን", 36000, 78000, {
        brands: whiteGoods,
      }),
      good("Twin-tub washing machine", "ባለ ሁለት ገንዳ የልብስ ማጠቢያ", 15500, 27000, { brands: whiteGoods }),
      good("Clothes dryer", "የልብስ ማድረቂያ ማሽን", 33000, 64000, { brands: whiteGoods }),
    ]),
    subcategory("kitchen-appliances", "Kitchen appliances", "የወጥ ቤት ኤሌክትሪክ ዕቃዎች", "appliance", [
      good("Blender", "ብሌንደር", 1600, 6800, { brands: kitchens }),
      good("Food processor", "የምግብ መፍጫ", 5300, 14500, { brands: kitchens }),
      good("Hand mixer", "የእጅ ማደባለቂያ", 1900, 5200, { brands: kitchens }),
      good("Rice cooker", "የሩዝ ማብሰያ", 2800, 6900, { brands: kitchens }),
    ]),
    subcategory("coffee-machines", "Coffee machines", "የቡና ማሽን", "appliance", [
      good("Coffee machine", "የቡና ማሽን", 1900, 18500, { brands: kitchens }),
      good("Coffee maker", "የቡና ማፍያ", 2300, 9800, { brands: kitchens }),
      good("Electric coffee grinder", "የኤሌክትሪክ ቡና መፍጫ", 1700, 5400, { brands: kitchens }),
      good("Electric coffee roaster", "የኤሌክትሪክ ቡና መቁያ", 2600, 7800),
    ]),
    subcategory("irons-and-boilers", "Irons and boilers", "ካውያና የውሃ ማሞቂያ", "appliance", [
      good("Steam iron", "የእንፋሎት ካውያ", 1800, 5600, { brands: kitchens }),
      good("Water boiler", "የውሃ ማሞቂያ", 1400, 7500, { brands: kitchens }),
      good("Electric kettle", "የኤሌክትሪክ ማንቆርቆሪያ", 1450, 3800, { brands: kitchens }),
    ]),
    subcategory("mitad-and-stoves", "Mitad and stoves", "ምጣድና ምድጃ", "appliance", [
      good("Electric injera mitad", "የኤሌክትሪክ የእንጀራ ምጣድ", 6500, 13500, {
        note: { en: "Bakes evenly from the middle to the rim.", am: "ከመሃል እስከ ጠርዝ እኩል ይጋግራል።" },
      }),
      good("Kerosene stove", "የላምባ ምድጃ", 850, 2400, { kind: "homeware" }),
      good("Gas stove", "የጋዝ ምድጃ", 3900, 16500, {
        brands: ["Beko", "Geepas", "Midea", "Sayona"],
        kind: "homeware",
      }),
      good("Electric stove", "የኤሌክትሪክ ምድጃ", 1650, 7200),
    ]),
  ]),
  category("office-electronics", "Office and computing", "ቢሮና ኮምፒውተር", [
    subcategory("printer-scanner-projector", "Printers, scanners and projectors", "ፕሪንተር፣ ስካነርና ፕሮጀክተር", "office", [
      good("Laser printer", "ሌዘር ፕሪንተር", 17500, 52000, { brands: offices }),
      good("Colour printer", "ባለ ቀለም ፕሪንተር", 14500, 39000, { brands: offices }),
      good("Document scanner", "የሰነድ ስካነር", 11500, 36000, { brands: offices }),
      good("Projector", "ፕሮጀክተር", 19500, 78000, { brands: ["Epson", "BenQ", "Acer", "ViewSonic"] }),
    ]),
    subcategory("accessories", "Accessories", "ተጓዳኝ ዕቃዎች", "computerPart", [
      good("Laptop stand", "የላፕቶፕ ማቆሚያ", 950, 2900),
      good("USB hub", "የUSB ማከፋፈያ", 780, 2400),
      good("Phone holder", "የስልክ መያዣ", 250, 900),
    ]),
    subcategory("keyboards-and-mice", "Keyboards and mice", "ኪቦርድና ማውስ", "computerPart", [
      good("Wireless mouse", "ገመድ አልባ ማውስ", 470, 2600, {
        brands: ["Logitech", "HP", "Dell", "Lenovo"],
      }),
      good("Keyboard", "ኪቦርድ", 1050, 4800, { brands: ["Logitech", "HP", "Dell", "Lenovo"] }),
      good("Amharic and English keyboard", "የአማርኛና እንግሊዝኛ ኪቦርድ", 1350, 3200),
    ]),
    subcategory("networking", "Networking", "የኔትወርክ ዕቃዎች", "office", [
      good("Wi-Fi router", "የWi-Fi ራውተር", 2900, 9800, {
        brands: ["TP-Link", "D-Link", "Huawei", "Tenda"],
      }),
      good("4G pocket router", "የ4G የኪስ ራውተር", 3400, 7600, {
        brands: ["TP-Link", "Huawei", "ZTE", "Tenda"],
      }),
      good("Network switch", "የኔትወርክ ስዊች", 1600, 12500, {
        brands: ["TP-Link", "D-Link", "Cisco", "Tenda"],
      }),
    ]),
    subcategory("storage-media", "Storage media", "የመረጃ ማስቀመጫ", "phone", [
      good("Flash drive", "ፍላሽ ዲስክ", 550, 3600, { brands: ["SanDisk", "Kingston", "HP", "Transcend"] }),
      good("Memory card", "ሚሞሪ ካርድ", 600, 4200, { brands: ["SanDisk", "Kingston", "Samsung", "Transcend"] }),
      good("Solid state drive", "ኤስኤስዲ ዲስክ", 3200, 9800, {
        brands: ["Samsung", "Kingston", "Crucial", "SanDisk"],
      }),
    ]),
  ]),
  category("consumer-electronic", "Consumer electronics", "የግል ኤሌክትሮኒክስ", [
    subcategory("mobile-phones-tablets", "Mobile phones and tablets", "ሞባይልና ታብሌት", "phone", [
      good("smartphone", "ስማርት ስልክ", 14500, 58000, { brands: phones }),
      good("smartphone with large battery", "ትልቅ ባትሪ ያለው ስማርት ስልክ", 16900, 46000, { brands: phones }),
      good("tablet 10 inch", "ታብሌት 10 ኢንች", 21500, 64000, {
        brands: ["Samsung", "Lenovo", "Xiaomi", "Huawei"],
      }),
      good("button phone", "ባለ ቁልፍ ስልክ", 1650, 3400, {
        brands: ["Nokia", "itel", "Tecno"],
        kind: "computerPart",
      }),
    ]),
    subcategory("computers-laptops", "Computers and laptops", "ኮምፒውተርና ላፕቶፕ", "computer", [
      good("laptop 14 inch", "ላፕቶፕ 14 ኢንች", 48500, 118000, { brands: computers }),
      good("refurbished laptop", "የታደሰ ላፕቶፕ", 24500, 56000, { brands: computers }),
      good("gaming laptop", "የጌም ላፕቶፕ", 85000, 235000, { brands: ["Asus", "Acer", "MSI", "Lenovo"] }),
      good("desktop computer", "ዴስክቶፕ ኮምፒውተር", 32000, 88000, { brands: computers }),
    ]),
    subcategory("television", "Television", "ቴሌቪዥን", "screen", [
      good("smart television", "ስማርት ቴሌቪዥን", 22500, 89000, { brands: screens }),
      good("LED television", "LED ቴሌቪዥን", 16500, 58000, { brands: screens }),
      good("curved television", "ባለ ቅስት ስክሪን ቴሌቪዥን", 39000, 124000, { brands: screens }),
    ]),
    subcategory("speaker", "Speakers", "ስፒከር", "audio", [
      good("Bluetooth speaker", "ብሉቱዝ ስፒከር", 1250, 9800, { brands: sounds }),
      good("home theatre speaker", "የቤት ቴአትር ስፒከር", 8900, 36000, {
        brands: ["Sony", "LG", "Samsung", "Hisense"],
      }),
      good("party speaker", "የድግስ ስፒከር", 12500, 48000, { brands: sounds }),
    ]),
    subcategory("earphone-headphone", "Earphones and headphones", "የጆሮ ማዳመጫ", "audio", [
      good("headphones", "ሄድፎን", 950, 8800, { brands: sounds }),
      good("earphones", "ኢርፎን", 850, 3200, { brands: sounds }),
      good("wireless earbuds", "ገመድ አልባ ኢርፎን", 1450, 9600, { brands: sounds }),
    ]),
    subcategory("digital-camera", "Digital cameras", "ዲጂታል ካሜራ", "camera", [
      good("digital camera", "ዲጂታል ካሜራ", 38000, 145000, { brands: ["Canon", "Nikon", "Sony"] }),
      good("instant camera", "ወዲያው የሚያትም ካሜራ", 14500, 28500, { brands: ["Fujifilm", "Kodak"] }),
      good("video camera", "የቪዲዮ ካሜራ", 29500, 98000, { brands: ["Sony", "Canon", "Panasonic"] }),
    ]),
    subcategory("Charger", "Chargers", "ቻርጀር", "charger", [
      good("fast phone charger", "ፈጣን የስልክ ቻርጀር", 350, 2600, {
        brands: ["Oraimo", "Anker", "Samsung", "Xiaomi"],
      }),
      good("laptop charger", "የላፕቶፕ ቻርጀር", 1350, 4800, { brands: computers }),
      good("car charger", "የመኪና ቻርጀር", 320, 1600, { brands: ["Oraimo", "Anker", "Baseus"] }),
    ]),
    subcategory("power-banks", "Power banks", "ፓወር ባንክ", "powerBank", [
      good("power bank", "ፓወር ባንክ", 1200, 5400, { brands: ["Oraimo", "Anker", "Xiaomi", "Baseus"] }),
      good("solar power bank", "የፀሐይ ፓወር ባንክ", 1850, 6900),
      good("slim power bank", "ቀጭን ፓወር ባንክ", 1350, 4900, { brands: ["Oraimo", "Samsung", "Xiaomi"] }),
    ]),
    subcategory("smart-watches", "Smart watches", "ስማርት ሰዓት", "computerPart", [
      good("smart watch", "ስማርት ሰዓት", 1800, 14500, {
        brands: ["Xiaomi", "Oraimo", "Samsung", "Huawei"],
      }),
      good("fitness band", "የስፖርት አምባር ሰዓት", 1400, 4900, { brands: ["Xiaomi", "Huawei"] }),
      good("Children's smart watch", "የልጆች ስማርት ሰዓት", 1900, 4600),
    ]),
    subcategory("gaming", "Gaming", "የጌም ዕቃዎች", "computerPart", [
      good("Game controller", "የጌም መቆጣጠሪያ", 1650, 7800),
      good("Game console", "የጌም ኮንሶል", 6800, 92000),
      good("Gaming headset", "የጌም ሄድሴት", 1950, 8600, { brands: ["Logitech", "HyperX", "Sony"] }),
    ]),
    subcategory("radio-and-satellite", "Radio and satellite", "ሬዲዮና ሳተላይት", "office", [
      good("Portable radio", "ተንቀሳቃሽ ሬዲዮ", 750, 2900),
      good("Satellite dish set", "የሳተላይት ዲሽ ስብስብ", 2600, 5900),
      good("Satellite receiver", "የሳተላይት ሪሲቨር", 1900, 4700),
    ]),
    subcategory("other-consumer-electronics", "Other consumer electronics", "ሌሎች ኤሌክትሮኒክስ", "computerPart", [
      good("Alarm clock", "የማንቂያ ሰዓት", 420, 1500),
      good("Voice recorder", "የድምፅ መቅጃ", 1900, 6200),
      good("Digital photo frame", "ዲጂታል የፎቶ ፍሬም", 3900, 9800),
    ]),
  ]),
]);
