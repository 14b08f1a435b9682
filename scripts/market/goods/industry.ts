import { category, good, parent, subcategory } from "../shelf.ts";

export const metallurgy = parent("metallurgy", "Metallurgy", "ኬሚካልና ብረታ ብረት", "flask-conical", [
  category("chemicals", "Chemicals", "ኬሚካል", [
    subcategory("cleaning-chemicals", "Cleaning chemicals", "የጽዳት ኬሚካል", "liquidChemical", [
      good("Bleach", "በረኪና", "jerrycan", 60, 980),
      good("Floor cleaner", "የወለል ማጽጃ", "jerrycan", 120, 1900),
      good("Liquid soap", "ፈሳሽ ሳሙና", "lotion", 110, 1750),
    ]),
    subcategory("industrial-chemicals", "Industrial chemicals", "የኢንዱስትሪ ኬሚካል", "solidChemical", [
      good("Caustic soda", "ኮስቲክ ሶዳ", "chemicals", 190, 7800),
      good("Citric acid", "ሲትሪክ አሲድ", "chemicals", 320, 13500),
      good("Industrial salt", "የኢንዱስትሪ ጨው", "teff-sack", 25, 950),
    ]),
    subcategory("laboratory-supplies", "Laboratory supplies", "የላቦራቶሪ ዕቃዎች", "instrument", [
      good("Microscope", "ማይክሮስኮፕ", "microscope", 12500, 68000),
      good("Glass flask", "የብርጭቆ ፍላስክ", "chemicals", 450, 1900),
      good("Digital scale", "ዲጂታል ሚዛን", "alarm-clock", 1600, 9800),
    ]),
    subcategory("paints", "Paints", "ቀለም", "liquidChemical", [
      good("Wall paint", "የግድግዳ ቀለም", "bucket", 380, 6400),
      good("Metal paint", "የብረት ቀለም", "bucket", 450, 7800),
      good("Wood varnish", "የእንጨት ቫርኒሽ", "bucket", 520, 8900),
    ]),
  ]),
  category("metals", "Metals", "ብረታ ብረት", [
    subcategory("steel-sheets-and-profiles", "Steel sheets and profiles", "የብረት ላሜራና ፕሮፋይል", "metal", [
      good("Steel sheet", "የብረት ላሜራ", "brick", 2400, 11500),
      good("Square hollow section", "አራት ማዕዘን ብረት", "wrench", 950, 4600),
      good("Angle iron", "አንግል ብረት", "wrench", 780, 3800),
    ]),
    subcategory("fasteners", "Fasteners", "ብሎንና ምስማር", "fastener", [
      good("Bolt and nut", "ብሎንና ዳዶ", "nut-and-bolt", 25, 900),
      good("Steel nails", "ምስማር", "nut-and-bolt", 15, 480),
      good("Door hinge", "የበር ማጠፊያ", "gear", 85, 3200),
    ]),
    subcategory("building-tools", "Building tools", "የግንባታ መሣሪያ", "tool", [
      good("Hammer", "መዶሻ", "hammer", 350, 1600),
      good("Tool box", "የመሣሪያ ሳጥን", "toolbox", 1200, 5800),
      good("Spanner", "መፍቻ", "wrench", 220, 1300),
    ]),
  ]),
]);

export const packaging = parent("packaging", "Packaging", "ማሸጊያ", "package", [
  category("packaging-materials", "Packaging materials", "የማሸጊያ ዕቃዎች", [
    subcategory("cartons", "Cartons", "ካርቶን", "packaging", [
      good("Carton box", "የካርቶን ሳጥን", "package", 950, 13500),
      good("Shoe box", "የጫማ ሳጥን", "package", 750, 10500),
      good("Pizza box", "የፒዛ ሳጥን", "package", 650, 8900),
    ]),
    subcategory("bags-and-sacks", "Bags and sacks", "ከረጢትና ጆንያ", "packaging", [
      good("Paper bag", "የወረቀት ከረጢት", "shopping-bags", 380, 5200),
      good("Cloth shopping bag", "የጨርቅ ከረጢት", "shopping-bags", 1400, 19500),
      good("Coffee bag with valve", "የቡና ማሸጊያ ከረጢት", "coffee-beans", 1100, 15500),
    ]),
    subcategory("food-packaging", "Food packaging", "የምግብ ማሸጊያ", "packaging", [
      good("Takeaway box", "የሚወሰድ ምግብ ሳጥን", "takeout-box", 480, 6800),
      good("Paper cup", "የወረቀት ኩባያ", "soft-drink", 220, 3200),
      good("Injera packing", "የእንጀራ ማሸጊያ", "injera", 350, 4900),
    ]),
    subcategory("jars-and-bottles", "Jars and bottles", "ብልቃጥና ጠርሙስ", "packaging", [
      good("Honey jar with lid", "የማር ብልቃጥ ከክዳን ጋር", "honey-jar", 1900, 28500),
      good("Glass jar", "የብርጭቆ ብልቃጥ", "jar", 1700, 25500),
      good("Oil bottle", "የዘይት ጠርሙስ", "lotion", 1200, 17500),
    ]),
  ]),
]);

export const machinery = parent("machinery", "Machinery", "ማሽነሪ", "cog", [
  category("production-machines", "Production machines", "የማምረቻ ማሽን", [
    subcategory("food-machines", "Food machines", "የምግብ ማሽን", "machine", [
      good("Grain mill", "የእህል ወፍጮ", "gear", 48000, 185000),
      good("Injera baking machine", "የእንጀራ መጋገሪያ ማሽን", "mitad", 85000, 420000),
      good("Coffee roasting machine", "የቡና መቁያ ማሽን", "coffee-machine", 68000, 380000),
    ]),
    subcategory("sewing-machines", "Sewing machines", "የልብስ ስፌት ማሽን", "machine", [
      good("Sewing machine", "የልብስ ስፌት ማሽን", "thread", 14500, 58000),
      good("Overlock machine", "ኦቨርሎክ ማሽን", "thread", 22500, 78000),
      good("Leather sewing machine", "የቆዳ ስፌት ማሽን", "thread", 32000, 115000),
    ]),
    subcategory("wood-and-metal-machines", "Wood and metal machines", "የእንጨትና የብረት ማሽን", "machine", [
      good("Welding machine", "የብየዳ ማሽን", "toolbox", 8900, 48000),
      good("Wood saw machine", "የእንጨት መሰንጠቂያ ማሽን", "wood", 38000, 165000),
      good("Block making machine", "የብሎኬት ማምረቻ ማሽን", "brick", 78000, 390000),
    ]),
    subcategory("packing-machines", "Packing machines", "የማሸጊያ ማሽን", "machine", [
      good("Bag sealing machine", "የከረጢት ማሸጊያ ማሽን", "package", 2900, 24500),
      good("Bottle filling machine", "የጠርሙስ መሙያ ማሽን", "jar", 58000, 320000),
      good("Label printer", "የመለያ ወረቀት ማተሚያ", "printer", 9800, 42000),
    ]),
  ]),
  category("farm-machines", "Farm machines", "የእርሻ ማሽን", [
    subcategory("tractors", "Tractors", "ትራክተር", "vehicle", [
      good("Tractor", "ትራክተር", "tractor", 1450000, 3900000),
      good("Walking tractor", "የእጅ ትራክተር", "tractor", 165000, 340000),
      good("Disc plough", "የዲስክ ማረሻ", "gear", 145000, 360000),
    ]),
    subcategory("harvest-machines", "Harvest machines", "የምርት መሰብሰቢያ ማሽን", "machine", [
      good("Teff thresher", "የጤፍ መውቂያ ማሽን", "tractor", 78000, 260000),
      good("Maize sheller", "የበቆሎ መፈልፈያ ማሽን", "gear", 32000, 125000),
      good("Coffee pulping machine", "የቡና መፈልፈያ ማሽን", "coffee-beans", 45000, 210000),
    ]),
  ]),
]);
