import { category, good, parent, subcategory } from "../shelf.ts";

export const health = parent("health", "Health", "ጤናና ውበት", "heart-pulse", [
  category("beauty", "Beauty", "ውበት", [
    subcategory("skin-care", "Skin care", "የቆዳ እንክብካቤ", "lotion", [
      good("Body lotion", "የሰውነት ሎሽን", "lotion", 280, 1500),
      good("Face cream", "የፊት ክሬም", "lotion", 350, 1900),
      good("Sun cream", "የፀሐይ መከላከያ ክሬም", "lotion", 550, 2600),
    ]),
    subcategory("haircare", "Haircare", "የፀጉር እንክብካቤ", "lotion", [
      good("Haircare oil", "የፀጉር ዘይት", "lotion", 200, 1100),
      good("Shampoo", "ሻምፑ", "lotion", 260, 1350),
      good("Hair conditioner", "የፀጉር ማለስለሻ", "lotion", 270, 1400),
    ]),
    subcategory("hair-tools", "Hair tools", "የፀጉር መሥሪያ ዕቃዎች", "appliance", [
      good("Hair dryer", "የፀጉር ማድረቂያ", "flat-iron", 1350, 4800),
      good("Hair straightener", "የፀጉር ማለስለሻ ካውያ", "flat-iron", 1250, 4200),
      good("Hair clipper", "የፀጉር መቁረጫ ማሽን", "scissors", 1450, 4600),
    ]),
    subcategory("fragrances", "Fragrances", "ሽቶ", "perfume", [
      good("Fragrance for women", "የሴቶች ሽቶ", "perfume", 2000, 6800),
      good("Fragrance for men", "የወንዶች ሽቶ", "perfume", 2100, 7200),
      good("Rose water", "የጽጌረዳ ውሃ", "perfume", 320, 950),
      good("Oud perfume oil", "የዑድ ሽቶ", "perfume", 1200, 4800),
    ]),
    subcategory("makeup", "Makeup", "መዋቢያ", "makeup", [
      good("Lipstick", "ሊፒስቲክ", "lipstick", 280, 1400),
      good("Face powder", "የፊት ፓውደር", "lipstick", 450, 1900),
      good("Kohl", "ኩል", "lipstick", 120, 480),
    ]),
    subcategory("bath-and-body", "Bath and body", "የገላ መታጠቢያ", "hygiene", [
      good("Bath soap", "የገላ ሳሙና", "soap", 45, 440),
      good("Olive oil soap", "የወይራ ዘይት ሳሙና", "soap", 95, 920),
      good("Bath sponge", "የገላ ስፖንጅ", "sponge", 60, 560),
    ]),
    subcategory("oral-care", "Oral care", "የጥርስ እንክብካቤ", "hygiene", [
      good("Toothbrush", "የጥርስ ብሩሽ", "toothbrush", 60, 580),
      good("Toothpaste", "የጥርስ ሳሙና", "toothbrush", 120, 1180),
      good("Mouthwash", "የአፍ መጉመጥመጫ", "lotion", 290, 2800),
    ]),
    subcategory("mens-grooming", "Men's grooming", "የወንዶች እንክብካቤ", "lotion", [
      good("Beard oil", "የጺም ዘይት", "lotion", 380, 1900),
      good("After-shave lotion", "ከጺም መላጨት በኋላ የሚቀባ ሎሽን", "lotion", 320, 1600),
      good("Shaving foam", "የጺም መላጫ አረፋ", "lotion", 280, 1350),
    ]),
    subcategory("natural-beauty", "Natural beauty", "ተፈጥሯዊ ውበት", "herbal", [
      good("Henna powder", "የሂና ዱቄት", "spices", 90, 780),
      good("Shea butter", "የሺአ ቅቤ", "jar", 220, 1850),
      good("Moringa powder", "የሞሪንጋ ዱቄት", "spices", 140, 1150),
    ]),
    subcategory("nail-care", "Nail care", "የጥፍር እንክብካቤ", "makeup", [
      good("Nail polish", "የጥፍር ቀለም", "lipstick", 120, 480),
      good("Manicure set", "የጥፍር መሥሪያ ስብስብ", "scissors", 350, 1300, { kind: "tool" }),
      good("Nail lamp", "የጥፍር ማድረቂያ መብራት", "light-bulb", 950, 2900, { kind: "appliance" }),
    ]),
  ]),
  category("health-care", "Health care", "ጤና", [
    subcategory("medical-devices", "Medical devices", "የሕክምና መሣሪያዎች", "medical", [
      good("Blood pressure monitor", "የደም ግፊት መለኪያ", "stethoscope", 2400, 7800),
      good("Stethoscope", "የልብ ማዳመጫ", "stethoscope", 1200, 5400),
      good("Thermometer", "የሙቀት መለኪያ", "stethoscope", 350, 2200),
    ]),
    subcategory("first-aid", "First aid", "የመጀመሪያ እርዳታ", "hygiene", [
      good("First aid box", "የመጀመሪያ እርዳታ ሳጥን", "toolbox", 850, 8800),
      good("Bandage", "ፋሻ", "toilet-paper", 50, 480),
      good("Plasters", "የቁስል ፕላስተር", "package", 40, 380),
    ]),
    subcategory("mobility-aids", "Mobility aids", "የመንቀሳቀሻ ድጋፎች", "aid", [
      good("Wheelchair", "ተሽከርካሪ ወንበር", "wheelchair", 14500, 38500),
      good("Walking frame", "የመራመጃ ድጋፍ", "wheelchair", 3600, 7900),
      good("Walking stick", "ምርኩዝ", "umbrella", 350, 1600),
    ]),
    subcategory("hygiene-products", "Hygiene products", "የንጽሕና ዕቃዎች", "hygiene", [
      good("Toilet paper", "የመጸዳጃ ወረቀት", "toilet-paper", 25, 240),
      good("Hand sanitiser", "የእጅ ማጽጃ", "lotion", 110, 1080),
      good("Sanitary pads", "የንጽሕና መጠበቂያ", "package", 75, 720),
    ]),
    subcategory("baby-care", "Baby care", "የሕፃን እንክብካቤ", "hygiene", [
      good("Baby bottle", "የሕፃን ጡጦ", "baby-bottle", 220, 2100),
      good("Baby nappies", "የሕፃን ዳይፐር", "package", 420, 4600),
      good("Baby lotion", "የሕፃን ሎሽን", "lotion", 280, 2700),
    ]),
    subcategory("herbal-teas", "Herbal teas", "የቅጠላ ቅጠል ሻይ", "herbalFood", [
      good("Ginger tea", "የዝንጅብል ሻይ", "spices", 120, 980),
      good("Tena adam tea", "የጤና አዳም ሻይ", "potted-plant", 110, 900),
      good("Thyme tea", "የጦስኝ ሻይ", "spices", 130, 1050),
    ]),
    subcategory("eye-care", "Eye care", "የዓይን እንክብካቤ", "eyewear", [
      good("Reading glasses", "የንባብ መነጽር", "sunglasses", 350, 1800),
      good("Computer glasses", "የኮምፒውተር መነጽር", "sunglasses", 650, 2400),
      good("Glasses case", "የመነጽር ማስቀመጫ", "sunglasses", 180, 750),
    ]),
    subcategory("fitness-and-recovery", "Fitness and recovery", "የአካል ብቃትና ማገገሚያ", "aid", [
      good("Knee support", "የጉልበት ድጋፍ", "socks", 450, 1700),
      good("Back support", "የወገብ ድጋፍ", "safety-vest", 850, 2900),
      good("Massage cushion", "የማሳጅ ትራስ", "chair", 2900, 7800),
    ]),
    subcategory("natural-food-supplements", "Natural food supplements", "ተፈጥሯዊ ተጨማሪ ምግቦች", "herbalFood", [
      good("Black seed", "ጥቁር አዝሙድ", "spices", 110, 920),
      good("Flax seed powder", "የተልባ ዱቄት", "spices", 60, 480),
      good("Besso", "በሶ", "teff-sack", 55, 420),
    ]),
    subcategory("clinic-supplies", "Clinic supplies", "የክሊኒክ አቅርቦት", "hygiene", [
      good("Face masks", "የፊት ጭምብል", "package", 90, 880),
      good("Examination gloves", "የምርመራ ጓንት", "package", 650, 6400),
      good("Cotton wool", "ጥጥ", "toilet-paper", 120, 1150),
    ]),
  ]),
]);
