import { category, good, parent, subcategory } from "../shelf.ts";

export const agriculture = parent("agriculture", "Agriculture", "ግብርናና ምግብ", "wheat", [
  category("food-market", "Food market", "የምግብ ገበያ", [
    subcategory("coffee", "Coffee", "ቡና", "coffee", [
      good("Yirgacheffe coffee", "የይርጋጨፌ ቡና", 620, 5600, {
        note: { en: "Floral, with a taste of lemon and jasmine.", am: "የሎሚና የጃስሚን ጣዕም ያለው፣ መዓዛው የሚያውድ ነው።" },
      }),
      good("Sidama coffee", "የሲዳማ ቡና", 590, 5300),
      good("Harar coffee", "የሐረር ቡና", 640, 5800),
      good("Jimma coffee", "የጅማ ቡና", 520, 4700),
      good("Raw coffee beans", "ጥሬ ቡና", 420, 3900),
    ]),
    subcategory("teff-and-grains", "Teff and grains", "ጤፍና እህል", "grain", [
      good("White teff", "ነጭ ጤፍ", 950, 17500, {
        note: { en: "From Ada'a, twice cleaned.", am: "ከአድአ የመጣ፣ ሁለት ጊዜ የተነፋ።" },
      }),
      good("Red teff", "ቀይ ጤፍ", 820, 15200),
      good("Mixed teff", "ሰርገኛ ጤፍ", 870, 16000),
      good("Barley", "ገብስ", 520, 9200),
      good("Wheat", "ስንዴ", 480, 8400),
    ]),
    subcategory("spices", "Spices", "ቅመማ ቅመም", "spice", [
      good("Berbere", "በርበሬ", 240, 2600, {
        note: { en: "Sun-dried and milled with more than ten spices.", am: "በፀሐይ የደረቀና ከአሥር በላይ ቅመሞች ጋር የተፈጨ።" },
      }),
      good("Mitmita", "ሚጥሚጣ", 280, 3100),
      good("Korerima", "ኮረሪማ", 520, 5900),
      good("Turmeric", "እርድ", 160, 1750),
      good("Mekelesha", "መከለሻ", 320, 3500),
    ]),
    subcategory("pulses-and-shiro", "Pulses and shiro", "ጥራጥሬና ሽሮ", "snack", [
      good("Shiro", "ሽሮ", 75, 1350),
      good("Miten shiro", "ምጥን ሽሮ", 90, 1600),
      good("Red lentils", "ምስር ክክ", 65, 1150),
      good("Chickpeas", "ሽምብራ", 50, 880),
      good("Faba beans", "ባቄላ", 48, 820),
    ]),
    subcategory("honey-products", "Honey products", "የማር ምርቶች", "honey", [
      good("White honey from Tigray", "የትግራይ ነጭ ማር", 650, 5900, {
        note: { en: "From the highlands of Atsbi.", am: "ከአጽቢ ደጋማ አካባቢ የመጣ።" },
      }),
      good("Forest honey from Bonga", "የቦንጋ የጫካ ማር", 480, 4200),
      good("Honey from Lalibela", "የላሊበላ ማር", 620, 5600),
      good("Beeswax", "ሰፈፍ", 380, 3200),
    ]),
    subcategory("food-and-beverage", "Food and beverage", "ምግብና መጠጥ", "snack", [
      good("Asbeza basket", "የአስቤዛ ቅርጫት", 950, 6800, { kind: "hamper" }),
      good("Spaghetti", "ፓስታ", 55, 780),
      good("Rice", "ሩዝ", 60, 950),
      good("Tomato paste", "የቲማቲም ድልህ", 75, 1150),
    ]),
    subcategory("soft-drinks", "Soft drinks", "ለስላሳ መጠጥ", "drink", [
      good("Orange drink", "የብርቱካን መጠጥ", 35, 760),
      good("Mango juice", "የማንጎ ጭማቂ", 60, 1280),
      good("Mineral water", "የማዕድን ውሃ", 25, 520),
      good("Alcohol-free malt drink", "አልኮል አልባ የብቅል መጠጥ", 45, 980),
    ]),
    subcategory("snack-food", "Snack food", "መክሰስ", "snack", [
      good("Kolo", "ቆሎ", 85, 1400),
      good("Dabo kolo", "ዳቦ ቆሎ", 95, 1600),
      good("Biscuits", "ብስኩት", 80, 1350),
      good("Roasted peanuts", "የተቆላ ኦቾሎኒ", 110, 1850),
    ]),
    subcategory("vegetables-6", "Vegetables", "አትክልት", "fresh", [
      good("Tomatoes", "ቲማቲም", 55, 480),
      good("Onions", "ሽንኩርት", 65, 580),
      good("Potatoes", "ድንች", 40, 350),
      good("Carrots", "ካሮት", 50, 430),
      good("Green pepper", "ቃሪያ", 90, 790),
      good("Kale", "ጎመን", 35, 300),
    ]),
    subcategory("fruit", "Fruit", "ፍራፍሬ", "fresh", [
      good("Avocado", "አቮካዶ", 70, 620),
      good("Bananas", "ሙዝ", 60, 520),
      good("Mangoes", "ማንጎ", 95, 840),
    ]),
    subcategory("dairy-eggs-and-bread", "Dairy, eggs and bread", "ወተት፣ እንቁላልና ዳቦ", "drink", [
      good("Fresh eggs", "ትኩስ እንቁላል", 18, 410),
      good("Milk", "ወተት", 85, 1950),
      good("Injera", "እንጀራ", 25, 570),
      good("Wheat bread", "የስንዴ ዳቦ", 20, 450),
    ]),
    subcategory("oil-and-butter", "Oil and butter", "ዘይትና ቅቤ", "drink", [
      good("Sunflower oil", "የሱፍ ዘይት", 320, 5800),
      good("Sesame oil", "የሰሊጥ ዘይት", 520, 9800),
      good("Spiced butter", "ንጥር ቅቤ", 620, 5800, { kind: "honey" }),
    ]),
  ]),
  category("farming", "Farming", "እርሻ", [
    subcategory("seeds", "Seeds", "ዘር", "farm", [
      good("Teff seed", "የጤፍ ዘር", 220, 4900),
      good("Maize seed", "የበቆሎ ዘር", 190, 4200),
      good("Onion seed", "የሽንኩርት ዘር", 1400, 29500),
    ]),
    subcategory("seedlings", "Seedlings", "ችግኝ", "farmPack", [
      good("Coffee seedling", "የቡና ችግኝ", 35, 560),
      good("Avocado seedling", "የአቮካዶ ችግኝ", 120, 2100),
      good("Mango seedling", "የማንጎ ችግኝ", 110, 1900),
    ]),
    subcategory("fertiliser", "Fertiliser", "ማዳበሪያ", "farm", [
      good("Compost", "ኮምፖስት", 45, 780),
      good("NPS fertiliser", "NPS ማዳበሪያ", 95, 1900),
      good("Worm compost", "የትል ኮምፖስት", 70, 1350),
    ]),
    subcategory("animal-feed", "Animal feed", "የእንስሳት መኖ", "farm", [
      good("Layer chicken feed", "የእንቁላል ዶሮ መኖ", 75, 1650),
      good("Dairy cow feed", "የወተት ላም መኖ", 60, 1250),
      good("Wheat bran", "ፉርሽካ", 35, 720),
    ]),
    subcategory("beekeeping", "Beekeeping", "ንብ ማነብ", "farmTool", [
      good("Modern beehive", "ዘመናዊ ቀፎ", 2600, 5900),
      good("Honey extractor", "የማር ማጣሪያ", 9500, 24500),
      good("Bee smoker", "የንብ ማጨሻ", 950, 2200),
    ]),
    subcategory("poultry", "Poultry", "የዶሮ እርባታ", "farmTool", [
      good("Egg incubator", "የእንቁላል ማስፈልፈያ", 9800, 48000),
      good("Chicken drinker", "የዶሮ ውሃ መጠጫ", 180, 750),
      good("Chicken feeder", "የዶሮ መኖ መመገቢያ", 220, 850),
    ]),
    subcategory("farm-tools", "Farm tools", "የእርሻ መሣሪያ", "farmTool", [
      good("Shovel", "አካፋ", 450, 1300),
      good("Hoe", "መኮትኮቻ", 380, 1100),
      good("Sickle", "ማጭድ", 220, 650),
    ]),
    subcategory("irrigation", "Irrigation", "መስኖ", "farmLength", [
      good("Drip irrigation pipe", "የጠብታ መስኖ ቱቦ", 280, 2400),
      good("Garden hose", "የአትክልት ውሃ ቱቦ", 450, 3900),
      good("Watering can", "ውሃ ማጠጫ", 350, 1100, { kind: "farmTool" }),
    ]),
    subcategory("grain-storage", "Grain storage", "የእህል ማስቀመጫ", "farmPack", [
      good("Airtight grain bag", "አየር የማያስገባ የእህል ከረጢት", 95, 1700),
      good("Woven grain sack", "የእህል ማዳበሪያ ጆንያ", 45, 800),
      good("Grain silo", "የእህል ጎተራ", 6500, 24500, { kind: "farmTool" }),
    ]),
    subcategory("sprayers", "Sprayers", "መርጫ", "farmTool", [
      good("Knapsack sprayer", "የጀርባ መርጫ", 2400, 5800),
      good("Hand sprayer", "የእጅ መርጫ", 280, 900),
      good("Motor sprayer", "በሞተር የሚሠራ መርጫ", 9800, 22500),
    ]),
    subcategory("dairy-equipment", "Dairy equipment", "የወተት ዕቃዎች", "farmTool", [
      good("Milk can", "የወተት ማጓጓዣ ገንቦ", 2900, 7900),
      good("Butter churn", "ቅቤ መናጫ", 1900, 6400),
      good("Milk tester", "የወተት መመርመሪያ", 2600, 9800),
    ]),
    subcategory("greenhouse", "Greenhouse", "ግሪን ሃውስ", "farmLength", [
      good("Greenhouse film", "የግሪን ሃውስ ላስቲክ", 1900, 16500),
      good("Shade net", "የጥላ መረብ", 950, 8200),
      good("Seedling tray", "የችግኝ ማሳደጊያ ሳጥን", 120, 1900, { kind: "farmPack" }),
    ]),
  ]),
]);
