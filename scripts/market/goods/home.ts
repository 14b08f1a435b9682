import { category, good, parent, subcategory } from "../shelf.ts";

export const home = parent("home", "Home", "የቤት ዕቃና ፈርኒቸር", "sofa", [
  category("furniture", "Furniture", "ፈርኒቸር", [
    subcategory("living-room-furniture", "Living room furniture", "የሳሎን ዕቃዎች", "furniture", [
      good("L-shaped sofa", "L ቅርጽ ያለው ሶፋ", 38500, 98000),
      good("Three-seat sofa", "ባለ ሦስት መቀመጫ ሶፋ", 22500, 58000),
      good("Coffee table", "የሳሎን ጠረጴዛ", 5800, 16500),
      good("Television stand", "የቴሌቪዥን ማስቀመጫ", 7800, 24500),
    ]),
    subcategory("bedroom-furniture", "Bedroom furniture", "የመኝታ ቤት ዕቃዎች", "furniture", [
      good("Wooden bed", "የእንጨት አልጋ", 18500, 62000),
      good("Bedside table", "የአልጋ ጎን ጠረጴዛ", 3900, 9800),
      good("Wardrobe", "ቁም ሳጥን", 21500, 68000),
    ]),
    subcategory("dining-furniture", "Dining furniture", "የምግብ ክፍል ዕቃዎች", "furniture", [
      good("Dining chair", "የምግብ ጠረጴዛ ወንበር", 2900, 7800),
      good("Dining table for six", "የስድስት ሰው የምግብ ጠረጴዛ", 19500, 54000),
      good("Traditional stool", "ባህላዊ በርጩማ", 950, 3200),
    ]),
    subcategory("office-furniture", "Office furniture", "የቢሮ ዕቃዎች", "furniture", [
      good("Office chair", "የቢሮ ወንበር", 5900, 21500),
      good("Office desk", "የቢሮ ጠረጴዛ", 9800, 32000),
      good("Book shelf", "የመጽሐፍ መደርደሪያ", 6800, 19500),
    ]),
  ]),
  category("decoration", "Decoration", "ማስዋቢያ", [
    subcategory("home-decor", "Home decor", "የቤት ማስዋቢያ", "homeware", [
      good("Potted plant", "በሸክላ የተተከለ ተክል", 450, 2600),
      good("Framed picture of Lalibela", "የላሊበላ ፍሬም ሥዕል", 850, 4200),
      good("Decorative basket", "የማስዋቢያ ቅርጫት", 550, 2400),
    ]),
    subcategory("mirrors", "Mirrors", "መስታወት", "homeware", [
      good("Wall mirror", "የግድግዳ መስታወት", 1400, 5900),
      good("Standing mirror", "የቁም መስታወት", 3200, 9800),
      good("Small table mirror", "ትንሽ የጠረጴዛ መስታወት", 350, 1200),
    ]),
    subcategory("candles-and-incense", "Candles and incense", "ሻማና ዕጣን", "tableware", [
      good("Candle", "ሻማ", 35, 360),
      good("Frankincense", "ዕጣን", 180, 1900),
      good("Beeswax candle", "የሰም ሻማ", 90, 950),
    ]),
    subcategory("curtains-and-carpets", "Curtains and carpets", "መጋረጃና ምንጣፍ", "homeware", [
      good("Curtain", "መጋረጃ", 1600, 5800),
      good("Carpet", "ምንጣፍ", 2900, 18500),
      good("Hand-woven rug from Debre Berhan", "የደብረ ብርሃን የእጅ ሥራ ምንጣፍ", 4600, 22500),
    ]),
  ]),
  category("kitchen", "Kitchen", "ወጥ ቤት", [
    subcategory("cookware", "Cookware", "የማብሰያ ዕቃዎች", "homeware", [
      good("Kitchenware set", "የወጥ ቤት ዕቃዎች ስብስብ", 2600, 11500),
      good("Cooking pot", "ድስት", 750, 3400),
      good("Frying pan", "መጥበሻ", 650, 2900),
      good("Clay pot", "የሸክላ ድስት", 250, 1100, { kind: "craft" }),
    ]),
    subcategory("tableware", "Tableware", "የገበታ ዕቃዎች", "tableware", [
      good("Drinking glass", "የውሃ ብርጭቆ", 85, 890),
      good("Plate", "ሰሃን", 120, 1250),
      good("Spoon and fork", "ማንኪያና ሹካ", 60, 620),
    ]),
    subcategory("coffee-ceremony", "Coffee ceremony", "የቡና ሥነ ሥርዓት ዕቃዎች", "craft", [
      good("Jebena", "ጀበና", 280, 950, {
        note: { en: "Black clay, fired twice so that it does not leak.", am: "እንዳያፈስ ሁለት ጊዜ የተተኮሰ ጥቁር ሸክላ ነው።" },
      }),
      good("Sini", "ሲኒ", 45, 480, { kind: "tableware" }),
      good("Rekebot", "ረከቦት", 1600, 5800),
      good("Incense burner", "ማጨሻ", 180, 850),
    ]),
    subcategory("mesob-and-injera", "Mesob and injera", "መሶብና እንጀራ", "craft", [
      good("Mesob", "መሶብ", 2600, 9800, {
        note: { en: "Woven from dyed grass in Harar.", am: "በሐረር በተቀለመ አክርማ የተሰፋ ነው።" },
      }),
      good("Clay mitad", "የሸክላ ምጣድ", 550, 1800),
      good("Sefed", "ሰፌድ", 350, 1400),
    ]),
    subcategory("kitchen-storage", "Kitchen storage", "የወጥ ቤት ማስቀመጫ", "tableware", [
      good("Spice jar", "የቅመም ማስቀመጫ", 95, 980),
      good("Water jerrycan", "የውሃ ጀሪካን", 220, 2300),
      good("Food container", "የምግብ መያዣ", 110, 1150),
    ]),
  ]),
  category("household", "Household", "ልዩ ልዩ የቤት ውስጥ ዕቃዎች", [
    subcategory("household-cleaning-tools-accessories", "Cleaning tools", "የቤት ማጽጃ ዕቃዎች", "cleaning", [
      good("Cleaning sponge", "ማጠቢያ ስፖንጅ", 30, 290),
      good("Broom", "መጥረጊያ", 120, 1150),
      good("Mop and bucket", "መወልወያና ባልዲ", 650, 6200),
      good("Rubber gloves", "የጎማ ጓንት", 90, 850),
    ]),
    subcategory("laundry-products", "Laundry products", "የልብስ ማጠቢያ ምርቶች", "cleaning", [
      good("Laundry soap", "የልብስ ሳሙና", 45, 430),
      good("Washing powder", "የልብስ ማጠቢያ ዱቄት", 110, 1080),
      good("Laundry basket", "የልብስ ቅርጫት", 550, 5200),
    ]),
    subcategory("bedding", "Bedding", "የአልጋ ልብስ", "bedding", [
      good("Bedding set", "የአልጋ ልብስ ስብስብ", 1400, 4800),
      good("Blanket", "ብርድ ልብስ", 1600, 4900),
      good("Mattress", "ፍራሽ", 6800, 21500),
      good("Bed sheet", "አንሶላ", 850, 2400),
    ]),
    subcategory("household-sundries", "Household sundries", "ልዩ ልዩ የቤት ዕቃዎች", "homeware", [
      good("Umbrella", "ጃንጥላ", 450, 1500),
      good("Padlock", "ጓጉንቸር ቁልፍ", 320, 1400),
      good("Scissors", "መቀስ", 150, 650),
      good("Bucket", "ባልዲ", 180, 750),
    ]),
  ]),
]);
