import { category, good, parent, subcategory } from "../shelf.ts";

export const metallurgy = parent("metallurgy", "Metallurgy", "ኬሚካልና ብረታ ብረት", "flask-conical", [
  category("chemicals", "Chemicals", "ኬሚካል", [
    subcategory("cleaning-chemicals", "Cleaning chemicals", "የጽዳት ኬሚካል", "liquidChemical", [
      good("Bleach", "በረኪና", 60, 980),
      good("Floor cleaner", "የወለል ማጽጃ", 120, 1900),
      good("Liquid soap", "ፈሳሽ ሳሙና", 110, 1750),
    ]),
    subcategory("industrial-chemicals", "Industrial chemicals", "የኢንዱስትሪ ኬሚካል", "solidChemical", [
      good("Caustic soda", "ኮስቲክ ሶዳ", 190, 7800),
      good("Citric acid", "ሲትሪክ አሲድ", 320, 13500),
      good("Industrial salt", "የኢንዱስትሪ ጨው", 25, 950),
    ]),
    subcategory("laboratory-supplies", "Laboratory supplies", "የላቦራቶሪ ዕቃዎች", "instrument", [
      good("Microscope", "ማይክሮስኮፕ", 12500, 68000),
      good("Glass flask", "የብርጭቆ ፍላስክ", 450, 1900),
      good("Digital scale", "ዲጂታል ሚዛን", 1600, 9800),
    ]),
    subcategory("paints", "Paints", "ቀለም", "liquidChemical", [
      good("Wall paint", "የግድግዳ ቀለም", 380, 6400),
      good("Metal paint", "የብረት ቀለም", 450, 7800),
      good("Wood varnish", "የእንጨት ቫርኒሽ", 520, 8900),
    ]),
  ]),
  category("metals", "Metals", "ብረታ ብረት", [
    subcategory("steel-sheets-and-profiles", "Steel sheets and profiles", "የብረት ላሜራና ፕሮፋይል", "metal", [
      good("Steel sheet", "የብረት ላሜራ", 2400, 11500),
      good("Square hollow section", "አራት ማዕዘን ብረት", 950, 4600),
      good("Angle iron", "አንግል ብረት", 780, 3800),
    ]),
    subcategory("fasteners", "Fasteners", "ብሎንና ምስማር", "fastener", [
      good("Bolt and nut", "ብሎንና ዳዶ", 25, 900),
      good("Steel nails", "ምስማር", 15, 480),
      good("Door hinge", "የበር ማጠፊያ", 85, 3200),
    ]),
    subcategory("building-tools", "Building tools", "የግንባታ መሣሪያ", "tool", [
      good("Hammer", "መዶሻ", 350, 1600),
      good("Tool box", "የመሣሪያ ሳጥን", 1200, 5800),
      good("Spanner", "መፍቻ", 220, 1300),
    ]),
  ]),
]);

export const packaging = parent("packaging", "Packaging", "ማሸጊያ", "package", [
  category("packaging-materials", "Packaging materials", "የማሸጊያ ዕቃዎች", [
    subcategory("cartons", "Cartons", "ካርቶን", "packaging", [
      good("Carton box", "የካርቶን ሳጥን", 950, 13500),
      good("Shoe box", "የጫማ ሳጥን", 750, 10500),
      good("Pizza box", "የፒዛ ሳጥን", 650, 8900),
    ]),
    subcategory("bags-and-sacks", "Bags and sacks", "ከረጢትና ጆንያ", "packaging", [
      good("Paper bag", "የወረቀት ከረጢት", 380, 5200),
      good("Cloth shopping bag", "የጨርቅ ከረጢት", 1400, 19500),
      good("Coffee bag with valve", "የቡና ማሸጊያ ከረጢት", 1100, 15500),
    ]),
    subcategory("food-packaging", "Food packaging", "የምግብ ማሸጊያ", "packaging", [
      good("Takeaway box", "የሚወሰድ ምግብ ሳጥን", 480, 6800),
      good("Paper cup", "የወረቀት ኩባያ", 220, 3200),
      good("Injera packing", "የእንጀራ ማሸጊያ", 350, 4900),
    ]),
    subcategory("jars-and-bottles", "Jars and bottles", "ብልቃጥና ጠርሙስ", "packaging", [
      good("Honey jar with lid", "የማር ብልቃጥ ከክዳን ጋር", 1900, 28500),
      good("Glass jar", "የብርጭቆ ብልቃጥ", 1700, 25500),
      good("Oil bottle", "የዘይት ጠርሙስ", 1200, 17500),
    ]),
  ]),
]);

export const machinery = parent("machinery", "Machinery", "ማሽነሪ", "cog", [
  category("production-machines", "Production machines", "የማምረቻ ማሽን", [
    subcategory("food-machines", "Food machines", "የምግብ ማሽን", "machine", [
      good("Grain mill", "የእህል ወፍጮ", 48000, 185000),
      good("Injera baking machine", "የእንጀራ መጋገሪያ ማሽን", 85000, 420000),
      good("Coffee roasting machine", "የቡና መቁያ ማሽን", 68000, 380000),
    ]),
    subcategory("sewing-machines", "Sewing machines", "የልብስ ስፌት ማሽን", "machine", [
      good("Sewing machine", "የልብስ ስፌት ማሽን", 14500, 58000),
      good("Overlock machine", "ኦቨርሎክ ማሽን", 22500, 78000),
      good("Leather sewing machine", "የቆዳ ስፌት ማሽን", 32000, 115000),
    ]),
    subcategory("wood-and-metal-machines", "Wood and metal machines", "የእንጨትና የብረት ማሽን", "machine", [
      good("Welding machine", "የብየዳ ማሽን", 8900, 48000),
      good("Wood saw machine", "የእንጨት መሰንጠቂያ ማሽን", 38000, 165000),
      good("Block making machine", "የብሎኬት ማምረቻ ማሽን", 78000, 390000),
    ]),
    subcategory("packing-machines", "Packing machines", "የማሸጊያ ማሽን", "machine", [
      good("Bag sealing machine", "የከረጢት ማሸጊያ ማሽን", 2900, 24500),
      good("Bottle filling machine", "የጠርሙስ መሙያ ማሽን", 58000, 320000),
      good("Label printer", "የመለያ ወረቀት ማተሚያ", 9800, 42000),
    ]),
  ]),
  category("farm-machines", "Farm machines", "የእርሻ ማሽን", [
    subcategory("tractors", "Tractors", "ትራክተር", "vehicle", [
      good("Tractor", "ትራክተር", 1450000, 3900000),
      good("Walking tractor", "የእጅ ትራክተር", 165000, 340000),
      good("Disc plough", "የዲስክ ማረሻ", 145000, 360000),
    ]),
    subcategory("harvest-machines", "Harvest machines", "የምርት መሰብሰቢያ ማሽን", "machine", [
      good("Teff thresher", "የጤፍ መውቂያ ማሽን", 78000, 260000),
      good("Maize sheller", "የበቆሎ መፈልፈያ ማሽን", 32000, 125000),
      good("Coffee pulping machine", "የቡና መፈልፈያ ማሽን", 45000, 210000),
    ]),
  ]),
]);
