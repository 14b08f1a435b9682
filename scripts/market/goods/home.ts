import { category, good, parent, subcategory } from "../shelf.ts";

export const home = parent("home", "Home", "የቤት ዕቃና ፈርኒቸር", "sofa", [
  category("furniture", "Furniture", "ፈርኒቸር", [
    subcategory("living-room-furniture", "Living room furniture", "የሳሎን ዕቃዎች", "furniture", [
      good("L-shaped sofa", "L ቅርጽ ያለው ሶፋ", "sofa", 38500, 98000),
      good("Three-seat sofa", "ባለ ሦስት መቀመጫ ሶፋ", "sofa", 22500, 58000),
      good("Coffee table", "የሳሎን ጠረጴዛ", "wooden-stool", 5800, 16500),
      good("Television stand", "የቴሌቪዥን ማስቀመጫ", "television", 7800, 24500),
    ]),
    subcategory("bedroom-furniture", "Bedroom furniture", "የመኝታ ቤት ዕቃዎች", "furniture", [
      good("Wooden bed", "የእንጨት አልጋ", "bed", 18500, 62000),
      good("Bedside table", "የአልጋ ጎን ጠረጴዛ", "wooden-stool", 3900, 9800),
      good("Wardrobe", "ቁም ሳጥን", "bed", 21500, 68000),
    ]),
    subcategory("dining-furniture", "Dining furniture", "የምግብ ክፍል ዕቃዎች", "furniture", [
      good("Dining chair", "የምግብ ጠረጴዛ ወንበር", "chair", 2900, 7800),
      good("Dining table for six", "የስድስት ሰው የምግብ ጠረጴዛ", "dinner-set", 19500, 54000),
      good("Traditional stool", "ባህላዊ በርጩማ", "wooden-stool", 950, 3200),
    ]),
    subcategory("office-furniture", "Office furniture", "የቢሮ ዕቃዎች", "furniture", [
      good("Office chair", "የቢሮ ወንበር", "chair", 5900, 21500),
      good("Office desk", "የቢሮ ጠረጴዛ", "wooden-stool", 9800, 32000),
      good("Book shelf", "የመጽሐፍ መደርደሪያ", "books", 6800, 19500),
    ]),
  ]),
  category("decoration", "Decoration", "ማስዋቢያ", [
    subcategory("home-decor", "Home decor", "የቤት ማስዋቢያ", "homeware", [
      good("Potted plant", "በሸክላ የተተከለ ተክል", "potted-plant", 450, 2600),
      good("Framed picture of Lalibela", "የላሊበላ ፍሬም ሥዕል", "framed-picture", 850, 4200),
      good("Decorative basket", "የማስዋቢያ ቅርጫት", "basket", 550, 2400),
    ]),
    subcategory("mirrors", "Mirrors", "መስታወት", "homeware", [
      good("Wall mirror", "የግድግዳ መስታወት", "mirror", 1400, 5900),
      good("Standing mirror", "የቁም መስታወት", "mirror", 3200, 9800),
      good("Small table mirror", "ትንሽ የጠረጴዛ መስታወት", "mirror", 350, 1200),
    ]),
    subcategory("candles-and-incense", "Candles and incense", "ሻማና ዕጣን", "tableware", [
      good("Candle", "ሻማ", "candle", 35, 360),
      good("Frankincense", "ዕጣን", "etan-burner", 180, 1900),
      good("Beeswax candle", "የሰም ሻማ", "candle", 90, 950),
    ]),
    subcategory("curtains-and-carpets", "Curtains and carpets", "መጋረጃና ምንጣፍ", "homeware", [
      good("Curtain", "መጋረጃ", "scarf", 1600, 5800),
      good("Carpet", "ምንጣፍ", "gabi", 2900, 18500),
      good("Hand-woven rug from Debre Berhan", "የደብረ ብርሃን የእጅ ሥራ ምንጣፍ", "gabi", 4600, 22500),
    ]),
  ]),
  category("kitchen", "Kitchen", "ወጥ ቤት", [
    subcategory("cookware", "Cookware", "የማብሰያ ዕቃዎች", "homeware", [
      good("Kitchenware set", "የወጥ ቤት ዕቃዎች ስብስብ", "cooking-pot", 2600, 11500),
      good("Cooking pot", "ድስት", "cooking-pot", 750, 3400),
      good("Frying pan", "መጥበሻ", "frying-pan", 650, 2900),
      good("Clay pot", "የሸክላ ድስት", "cooking-pot", 250, 1100, { kind: "craft" }),
    ]),
    subcategory("tableware", "Tableware", "የገበታ ዕቃዎች", "tableware", [
      good("Drinking glass", "የውሃ ብርጭቆ", "drinking-glass", 85, 890),
      good("Plate", "ሰሃን", "dinner-set", 120, 1250),
      good("Spoon and fork", "ማንኪያና ሹካ", "dinner-set", 60, 620),
    ]),
    subcategory("coffee-ceremony", "Coffee ceremony", "የቡና ሥነ ሥርዓት ዕቃዎች", "craft", [
      good("Jebena", "ጀበና", "jebena", 280, 950, {
        note: { en: "Black clay, fired twice so that it does not leak.", am: "እንዳያፈስ ሁለት ጊዜ የተተኮሰ ጥቁር ሸክላ ነው።" },
      }),
      good("Sini", "ሲኒ", "sini", 45, 480, { kind: "tableware" }),
      good("Rekebot", "ረከቦት", "coffee-tray", 1600, 5800),
      good("Incense burner", "ማጨሻ", "etan-burner", 180, 850),
    ]),
    subcategory("mesob-and-injera", "Mesob and injera", "መሶብና እንጀራ", "craft", [
      good("Mesob", "መሶብ", "mesob", 2600, 9800, {
        note: { en: "Woven from dyed grass in Harar.", am: "በሐረር በተቀለመ አክርማ የተሰፋ ነው።" },
      }),
      good("Clay mitad", "የሸክላ ምጣድ", "mitad", 550, 1800),
      good("Sefed", "ሰፌድ", "basket", 350, 1400),
    ]),
    subcategory("kitchen-storage", "Kitchen storage", "የወጥ ቤት ማስቀመጫ", "tableware", [
      good("Spice jar", "የቅመም ማስቀመጫ", "jar", 95, 980),
      good("Water jerrycan", "የውሃ ጀሪካን", "jerrycan", 220, 2300),
      good("Food container", "የምግብ መያዣ", "takeout-box", 110, 1150),
    ]),
  ]),
  category("household", "Household", "ልዩ ልዩ የቤት ውስጥ ዕቃዎች", [
    subcategory("household-cleaning-tools-accessories", "Cleaning tools", "የቤት ማጽጃ ዕቃዎች", "cleaning", [
      good("Cleaning sponge", "ማጠቢያ ስፖንጅ", "sponge", 30, 290),
      good("Broom", "መጥረጊያ", "broom", 120, 1150),
      good("Mop and bucket", "መወልወያና ባልዲ", "bucket", 650, 6200),
      good("Rubber gloves", "የጎማ ጓንት", "sponge", 90, 850),
    ]),
    subcategory("laundry-products", "Laundry products", "የልብስ ማጠቢያ ምርቶች", "cleaning", [
      good("Laundry soap", "የልብስ ሳሙና", "soap", 45, 430),
      good("Washing powder", "የልብስ ማጠቢያ ዱቄት", "package", 110, 1080),
      good("Laundry basket", "የልብስ ቅርጫት", "basket", 550, 5200),
    ]),
    subcategory("bedding", "Bedding", "የአልጋ ልብስ", "bedding", [
      good("Bedding set", "የአልጋ ልብስ ስብስብ", "bed", 1400, 4800),
      good("Blanket", "ብርድ ልብስ", "gabi", 1600, 4900),
      good("Mattress", "ፍራሽ", "bed", 6800, 21500),
      good("Bed sheet", "አንሶላ", "bed", 850, 2400),
    ]),
    subcategory("household-sundries", "Household sundries", "ልዩ ልዩ የቤት ዕቃዎች", "homeware", [
      good("Umbrella", "ጃንጥላ", "umbrella", 450, 1500),
      good("Padlock", "ጓጉንቸር ቁልፍ", "lock", 320, 1400),
      good("Scissors", "መቀስ", "scissors", 150, 650),
      good("Bucket", "ባልዲ", "bucket", 180, 750),
    ]),
  ]),
]);
