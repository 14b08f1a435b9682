import { category, good, parent, subcategory } from "../shelf.ts";

export const health = parent("health", "Health", "ጤናና ውበት", "heart-pulse", [
  category("beauty", "Beauty", "ውበት", [
    subcategory("skin-care", "Skin care", "የቆዳ እንክብካቤ", "lotion", [
      good("Body lotion", "የሰውነት ሎሽን", 280, 1500),
      good("Face cream", "የፊት ክሬም", 350, 1900),
      good("Sun cream", "የፀሐይ መከላከያ ክሬም", 550, 2600),
    ]),
    subcategory("haircare", "Haircare", "የፀጉር እንክብካቤ", "lotion", [
      good("Haircare oil", "የፀጉር ዘይት", 200, 1100),
      good("Shampoo", "ሻምፑ", 260, 1350),
      good("Hair conditioner", "የፀጉር ማለስለሻ", 270, 1400),
    ]),
    subcategory("hair-tools", "Hair tools", "የፀጉር መሥሪያ ዕቃዎች", "appliance", [
      good("Hair dryer", "የፀጉር ማድረቂያ", 1350, 4800),
      good("Hair straightener", "የፀጉር ማለስለሻ ካውያ", 1250, 4200),
      good("Hair clipper", "የፀጉር መቁረጫ ማሽን", 1450, 4600),
    ]),
    subcategory("fragrances", "Fragrances", "ሽቶ", "perfume", [
      good("Fragrance for women", "የሴቶች ሽቶ", 2000, 6800),
      good("Fragrance for men", "የወንዶች ሽቶ", 2100, 7200),
      good("Rose water", "የጽጌረዳ ውሃ", 320, 950),
      good("Oud perfume oil", "የዑድ ሽቶ", 1200, 4800),
    ]),
    subcategory("makeup", "Makeup", "መዋቢያ", "makeup", [
      good("Lipstick", "ሊፒስቲክ", 280, 1400),
      good("Face powder", "የፊት ፓውደር", 450, 1900),
      good("Kohl", "ኩል", 120, 480),
    ]),
    subcategory("bath-and-body", "Bath and body", "የገላ መታጠቢያ", "hygiene", [
      good("Bath soap", "የገላ ሳሙና", 45, 440),
      good("Olive oil soap", "የወይራ ዘይት ሳሙና", 95, 920),
      good("Bath sponge", "የገላ ስፖንጅ", 60, 560),
    ]),
    subcategory("oral-care", "Oral care", "የጥርስ እንክብካቤ", "hygiene", [
      good("Toothbrush", "የጥርስ ብሩሽ", 60, 580),
      good("Toothpaste", "የጥርስ ሳሙና", 120, 1180),
      good("Mouthwash", "የአፍ መጉመጥመጫ", 290, 2800),
    ]),
    subcategory("mens-grooming", "Men's grooming", "የወንዶች እንክብካቤ", "lotion", [
      good("Beard oil", "የጺም ዘይት", 380, 1900),
      good("After-shave lotion", "ከጺም መላጨት በኋላ የሚቀባ ሎሽን", 320, 1600),
      good("Shaving foam", "የጺም መላጫ አረፋ", 280, 1350),
    ]),
    subcategory("natural-beauty", "Natural beauty", "ተፈጥሯዊ ውበት", "herbal", [
      good("Henna powder", "የሂና ዱቄት", 90, 780),
      good("Shea butter", "የሺአ ቅቤ", 220, 1850),
      good("Moringa powder", "የሞሪንጋ ዱቄት", 140, 1150),
    ]),
    subcategory("nail-care", "Nail care", "የጥፍር እንክብካቤ", "makeup", [
      good("Nail polish", "የጥፍር ቀለም", 120, 480),
      good("Manicure set", "የጥፍር መሥሪያ ስብስብ", 350, 1300, { kind: "tool" }),
      good("Nail lamp", "የጥፍር ማድረቂያ መብራት", 950, 2900, { kind: "appliance" }),
    ]),
  ]),
  category("health-care", "Health care", "ጤና", [
    subcategory("medical-devices", "Medical devices", "የሕክምና መሣሪያዎች", "medical", [
      good("Blood pressure monitor", "የደም ግፊት መለኪያ", 2400, 7800),
      good("Stethoscope", "የልብ ማዳመጫ", 1200, 5400),
      good("Thermometer", "የሙቀት መለኪያ", 350, 2200),
    ]),
    subcategory("first-aid", "First aid", "የመጀመሪያ እርዳታ", "hygiene", [
      good("First aid box", "የመጀመሪያ እርዳታ ሳጥን", 850, 8800),
      good("Bandage", "ፋሻ", 50, 480),
      good("Plasters", "የቁስል ፕላስተር", 40, 380),
    ]),
    subcategory("mobility-aids", "Mobility aids", "የመንቀሳቀሻ ድጋፎች", "aid", [
      good("Wheelchair", "ተሽከርካሪ ወንበር", 14500, 38500),
      good("Walking frame", "የመራመጃ ድጋፍ", 3600, 7900),
      good("Walking stick", "ምርኩዝ", 350, 1600),
    ]),
    subcategory("hygiene-products", "Hygiene products", "የንጽሕና ዕቃዎች", "hygiene", [
      good("Toilet paper", "የመጸዳጃ ወረቀት", 25, 240),
      good("Hand sanitiser", "የእጅ ማጽጃ", 110, 1080),
      good("Sanitary pads", "የንጽሕና መጠበቂያ", 75, 720),
    ]),
    subcategory("baby-care", "Baby care", "የሕፃን እንክብካቤ", "hygiene", [
      good("Baby bottle", "የሕፃን ጡጦ", 220, 2100),
      good("Baby nappies", "የሕፃን ዳይፐር", 420, 4600),
      good("Baby lotion", "የሕፃን ሎሽን", 280, 2700),
    ]),
    subcategory("herbal-teas", "Herbal teas", "የቅጠላ ቅጠል ሻይ", "herbalFood", [
      good("Ginger tea", "የዝንጅብል ሻይ", 120, 980),
      good("Tena adam tea", "የጤና አዳም ሻይ", 110, 900),
      good("Thyme tea", "የጦስኝ ሻይ", 130, 1050),
    ]),
    subcategory("eye-care", "Eye care", "የዓይን እንክብካቤ", "eyewear", [
      good("Reading glasses", "የንባብ መነጽር", 350, 1800),
      good("Computer glasses", "የኮምፒውተር መነጽር", 650, 2400),
      good("Glasses case", "የመነጽር ማስቀመጫ", 180, 750),
    ]),
    subcategory("fitness-and-recovery", "Fitness and recovery", "የአካል ብቃትና ማገገሚያ", "aid", [
      good("Knee support", "የጉልበት ድጋፍ", 450, 1700),
      good("Back support", "የወገብ ድጋፍ", 850, 2900),
      good("Massage cushion", "የማሳጅ ትራስ", 2900, 7800),
    ]),
    subcategory("natural-food-supplements", "Natural food supplements", "ተፈጥሯዊ ተጨማሪ ምግቦች", "herbalFood", [
      good("Black seed", "ጥቁር አዝሙድ", 110, 920),
      good("Flax seed powder", "የተልባ ዱቄት", 60, 480),
      good("Besso", "በሶ", 55, 420),
    ]),
    subcategory("clinic-supplies", "Clinic supplies", "የክሊኒክ አቅርቦት", "hygiene", [
      good("Face masks", "የፊት ጭምብል", 90, 880),
      good("Examination gloves", "የምርመራ ጓንት", 650, 6400),
      good("Cotton wool", "ጥጥ", 120, 1150),
    ]),
  ]),
]);
