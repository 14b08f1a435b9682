import { category, good, parent, subcategory } from "../shelf.ts";

export const bags = parent("bags", "Bags", "ቦርሳና ጫማ", "handbag", [
  category("bags-and-luggage", "Bags and luggage", "ቦርሳና ሻንጣ", [
    subcategory("handbags", "Handbags", "የእጅ ቦርሳ", "bag", [
      good("Hand bag for work", "የሥራ የእጅ ቦርሳ", 1200, 4600),
      good("Evening hand bag", "የምሽት የእጅ ቦርሳ", 1350, 3900),
      good("Large hand bag", "ሰፊ የእጅ ቦርሳ", 1650, 5800),
    ]),
    subcategory("backpacks", "Backpacks", "የጀርባ ቦርሳ", "bag", [
      good("Backpack", "የጀርባ ቦርሳ", 1800, 4900),
      good("Travel backpack", "የጉዞ የጀርባ ቦርሳ", 2400, 6500),
      good("Small city backpack", "ትንሽ የከተማ የጀርባ ቦርሳ", 1850, 3600),
    ]),
    subcategory("wallets", "Wallets", "የኪስ ቦርሳ", "smallLeather", [
      good("Men's wallet", "የወንዶች የኪስ ቦርሳ", 650, 1900),
      good("Women's wallet", "የሴቶች የኪስ ቦርሳ", 700, 2100),
      good("Card holder", "የካርድ መያዣ", 350, 950),
    ]),
    subcategory("laptop-bags", "Laptop bags", "የላፕቶፕ ቦርሳ", "bag", [
      good("Laptop bag 15 inch", "የላፕቶፕ ቦርሳ 15 ኢንች", 1450, 4800),
      good("Laptop sleeve", "የላፕቶፕ ሽፋን", 650, 1900),
      good("Briefcase", "የሰነድ ቦርሳ", 2200, 7800),
    ]),
    subcategory("travel-bags", "Travel bags", "የጉዞ ሻንጣ", "bag", [
      good("Suitcase with wheels", "ባለ ጎማ ሻንጣ", 3900, 11500),
      good("Cabin suitcase", "የእጅ ሻንጣ", 2900, 8600),
      good("Sports travel bag", "የስፖርትና የጉዞ ቦርሳ", 1350, 3900),
    ]),
    subcategory("school-bags", "School bags", "የት/ቤት ቦርሳ", "bag", [
      good("School bag", "የት/ቤት ቦርሳ", 950, 2900),
      good("Kindergarten bag", "የመዋዕለ ሕፃናት ቦርሳ", 650, 1600),
      good("School bag with wheels", "ባለ ጎማ የት/ቤት ቦርሳ", 1900, 3900),
    ]),
    subcategory("purses", "Purses", "አነስተኛ የሴቶች ቦርሳ", "bag", [
      good("Coin purse", "የሳንቲም ቦርሳ", 250, 850),
      good("Clutch", "የእጅ አነስተኛ ቦርሳ", 900, 2900),
      good("Wedding purse", "የሠርግ ቦርሳ", 1200, 3600),
    ]),
    subcategory("shoulder-bags", "Shoulder bags", "የትከሻ ቦርሳ", "bag", [
      good("Shoulder bag", "የትከሻ ቦርሳ", 1100, 4200),
      good("Messenger bag", "የመልእክተኛ ቦርሳ", 1400, 4500),
      good("Waist bag", "የወገብ ቦርሳ", 550, 1700),
    ]),
    subcategory("shopping-totes", "Shopping bags", "የገበያ ቦርሳ", "bag", [
      good("Shopping bag", "የገበያ ቦርሳ", 180, 650),
      good("Market tote", "ትልቅ የገበያ ቦርሳ", 260, 950),
      good("Woven palm basket bag", "የሰሌን ቅርጫት ቦርሳ", 450, 1500, { kind: "craft" }),
    ]),
    subcategory("leather-belts", "Leather belts", "የቆዳ ቀበቶ", "smallLeather", [
      good("Men's leather belt", "የወንዶች የቆዳ ቀበቶ", 650, 1900),
      good("Women's leather belt", "የሴቶች የቆዳ ቀበቶ", 550, 1600),
      good("Work belt", "የሥራ ቀበቶ", 750, 2100),
    ]),
    subcategory("cosmetic-bags", "Cosmetic bags", "የመዋቢያ ቦርሳ", "bag", [
      good("Cosmetic bag", "የመዋቢያ ቦርሳ", 350, 1300),
      good("Toiletry bag", "የንጽሕና ዕቃ ቦርሳ", 450, 1500),
      good("Jewellery pouch", "የጌጣጌጥ ከረጢት", 250, 900),
    ]),
    subcategory("baby-bags", "Baby bags", "የሕፃን ዕቃ ቦርሳ", "bag", [
      good("Nappy bag", "የሕፃን ዳይፐር ቦርሳ", 1450, 3900),
      good("Baby carrier", "የሕፃን ማዘያ", 1200, 3600),
      good("Lunch bag", "የምሳ ዕቃ ቦርሳ", 450, 1300),
    ]),
  ]),
  category("mens-shoes", "Men's shoes", "የወንዶች ጫማ", [
    subcategory("mens-sneakers", "Men's sneakers", "የወንዶች ስኒከር", "shoeMen", [
      good("Men's shoes, sneaker style", "የወንዶች ስኒከር ጫማ", 1000, 4200),
      good("White sneakers", "ነጭ ስኒከር", 1900, 4600),
      good("High-top sneakers", "ከፍ ያለ ስኒከር", 2200, 5200),
    ]),
    subcategory("running-shoes", "Running shoes", "የሩጫ ጫማ", "shoeMen", [
      good("Running shoes", "የሩጫ ጫማ", 2400, 6800, {
        note: { en: "Cushioned for long training runs.", am: "ለረጅም የሩጫ ልምምድ የሚመች ለስላሳ ሶል አለው።" },
      }),
      good("Training shoes", "የልምምድ ጫማ", 2100, 5200),
      good("Walking shoes", "የእግር ጉዞ ጫማ", 1800, 4300),
    ]),
    subcategory("leather-shoes", "Leather shoes", "የቆዳ ጫማ", "shoeMen", [
      good("Men's leather shoes", "የወንዶች የቆዳ ጫማ", 2200, 5600),
      good("Lace-up leather shoes", "ባለ ማሰሪያ የቆዳ ጫማ", 2500, 5900),
      good("Wedding shoes for men", "የወንዶች የሠርግ ጫማ", 2900, 6800),
    ]),
    subcategory("loafers", "Loafers", "ያለ ማሰሪያ ጫማ", "shoeMen", [
      good("Loafers", "ያለ ማሰሪያ ጫማ", 1900, 4600),
      good("Driving shoes", "ለመንዳት የሚመች ጫማ", 2100, 4900),
      good("Suede loafers", "ሱዊድ ጫማ", 2300, 5200),
    ]),
    subcategory("boots", "Boots", "ቡትስ ጫማ", "shoeMen", [
      good("Leather boots", "የቆዳ ቡትስ", 2900, 7200),
      good("Rain boots", "የዝናብ ቦቲ", 850, 2200),
      good("Ankle boots", "አጭር ቡትስ", 2600, 6200),
    ]),
    subcategory("work-shoes", "Work shoes", "የሥራ ጫማ", "shoeMen", [
      good("Safety shoes", "የደኅንነት ጫማ", 2400, 5400),
      good("Kitchen work shoes", "የወጥ ቤት የሥራ ጫማ", 1300, 2900),
      good("Guard's boots", "የጥበቃ ቡትስ", 2200, 4600),
    ]),
    subcategory("mens-sandals", "Men's sandals", "የወንዶች ሰንደል", "shoeMen", [
      good("Leather sandals", "የቆዳ ሰንደል", 1100, 2900),
      good("Sport sandals", "የስፖርት ሰንደል", 1200, 3200),
      good("Hand-made sandals", "በእጅ የተሠራ ሰንደል", 1350, 3400),
    ]),
    subcategory("slippers", "Slippers", "ነጠላ ጫማ", "shoeMen", [
      good("House slippers", "የቤት ነጠላ ጫማ", 250, 900),
      good("Bath slippers", "የመታጠቢያ ነጠላ ጫማ", 180, 550),
      good("Warm slippers", "ሞቃት ነጠላ ጫማ", 450, 1200),
    ]),
    subcategory("football-shoes", "Football shoes", "የኳስ ጫማ", "shoeMen", [
      good("Football shoes", "የኳስ ጫማ", 1900, 5200),
      good("Futsal shoes", "የፉትሳል ጫማ", 1700, 4400),
      good("Turf shoes", "የሣር ሜዳ ጫማ", 1800, 4700),
    ]),
    subcategory("canvas-shoes", "Canvas shoes", "የሸራ ጫማ", "shoeMen", [
      good("Canvas shoes", "የሸራ ጫማ", 1000, 2600),
      good("Slip-on canvas shoes", "ያለ ማሰሪያ የሸራ ጫማ", 1000, 2400),
      good("Printed canvas shoes", "ባለ ሥዕል የሸራ ጫማ", 1150, 2800),
    ]),
    subcategory("hiking-shoes", "Hiking shoes", "የተራራ ጫማ", "shoeMen", [
      good("Hiking boots", "የተራራ ቡትስ", 3400, 8600),
      good("Light hiking shoes", "ቀላል የተራራ ጫማ", 2800, 6400),
      good("Trekking sandals", "የጉዞ ሰንደል", 1600, 3800),
    ]),
    subcategory("other-shoes", "Other shoes", "ሌሎች ጫማዎች", "shoeMen", [
      good("Dance shoes", "የጭፈራ ጫማ", 1500, 3800),
      good("Recycled tyre sandals", "ከጎማ የተሠራ ሰንደል", 280, 750),
      good("Shoe care set", "የጫማ ማሳመሪያ ስብስብ", 350, 1200, { kind: "tool" }),
    ]),
  ]),
  category("womens-shoes", "Women's shoes", "የሴቶች ጫማ", [
    subcategory("high-heels", "High heels", "ባለ ተረከዝ ጫማ", "shoeWomen", [
      good("Woman shoes with high heel", "ባለ ረጅም ተረከዝ የሴቶች ጫማ", 1000, 4800),
      good("Wedding shoes for women", "የሴቶች የሠርግ ጫማ", 2400, 6200),
      good("Low heels for work", "አጭር ተረከዝ ያለው የሥራ ጫማ", 1700, 4200),
    ]),
    subcategory("flat-shoes", "Flat shoes", "ዝቅ ያለ ጫማ", "shoeWomen", [
      good("Flat woman shoes", "ዝቅ ያለ የሴቶች ጫማ", 1000, 2900),
      good("Ballet flats", "ባሌሪና ጫማ", 1100, 2600),
      good("Women's loafers", "ያለ ማሰሪያ የሴቶች ጫማ", 1600, 3800),
    ]),
    subcategory("womens-sandals", "Women's sandals", "የሴቶች ሰንደል", "shoeWomen", [
      good("Women's sandals", "የሴቶች ሰንደል", 900, 2800),
      good("Beaded sandals", "በዶቃ ያጌጠ ሰንደል", 1200, 3400),
      good("Platform sandals", "ባለ ወፍራም ሶል ሰንደል", 1500, 3900),
    ]),
    subcategory("womens-sneakers", "Women's sneakers", "የሴቶች ስኒከር", "shoeWomen", [
      good("Women's sneakers", "የሴቶች ስኒከር", 1500, 4600),
      good("Women's running shoes", "የሴቶች የሩጫ ጫማ", 2300, 6200),
      good("Women's canvas shoes", "የሴቶች የሸራ ጫማ", 1000, 2600),
    ]),
  ]),
  category("childrens-shoes", "Children's shoes", "የልጆች ጫማ", [
    subcategory("school-shoes", "School shoes", "የት/ቤት ጫማ", "shoeChild", [
      good("School shoes", "የት/ቤት ጫማ", 900, 2400),
      good("Girls' school shoes", "የሴት ልጆች የት/ቤት ጫማ", 900, 2300),
      good("Children's sneakers", "የልጆች ስኒከር", 850, 2600),
    ]),
    subcategory("childrens-sandals", "Children's sandals", "የልጆች ሰንደል", "shoeChild", [
      good("Children's sandals", "የልጆች ሰንደል", 450, 1300),
      good("Children's rain boots", "የልጆች የዝናብ ቦቲ", 650, 1500),
      good("Baby's first shoes", "የሕፃን የመጀመሪያ ጫማ", 400, 1100),
    ]),
  ]),
  category("metal-belts", "Metal belts", "የብረት ቀበቶ", [
    subcategory("chain-belts", "Chain belts", "የሰንሰለት ቀበቶ", "metalBelt", [
      good("Chain belt", "የሰንሰለት ቀበቶ", 550, 1900),
      good("Silver-coloured belt for habesha kemis", "ለሐበሻ ቀሚስ የሚሆን ብርማ ቀበቶ", 950, 3600),
      good("Elastic belt with metal buckle", "የብረት ማያያዣ ያለው ቀበቶ", 450, 1400),
    ]),
  ]),
]);
