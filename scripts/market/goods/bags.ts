import { category, good, parent, subcategory } from "../shelf.ts";

export const bags = parent("bags", "Bags", "ቦርሳና ጫማ", "handbag", [
  category("bags-and-luggage", "Bags and luggage", "ቦርሳና ሻንጣ", [
    subcategory("handbags", "Handbags", "የእጅ ቦርሳ", "bag", [
      good("Hand bag for work", "የሥራ የእጅ ቦርሳ", "handbag", 1200, 4600),
      good("Evening hand bag", "የምሽት የእጅ ቦርሳ", "purse", 1350, 3900),
      good("Large hand bag", "ሰፊ የእጅ ቦርሳ", "handbag", 1650, 5800),
    ]),
    subcategory("backpacks", "Backpacks", "የጀርባ ቦርሳ", "bag", [
      good("Backpack", "የጀርባ ቦርሳ", "backpack", 1800, 4900),
      good("Travel backpack", "የጉዞ የጀርባ ቦርሳ", "backpack", 2400, 6500),
      good("Small city backpack", "ትንሽ የከተማ የጀርባ ቦርሳ", "backpack", 1850, 3600),
    ]),
    subcategory("wallets", "Wallets", "የኪስ ቦርሳ", "smallLeather", [
      good("Men's wallet", "የወንዶች የኪስ ቦርሳ", "purse", 650, 1900),
      good("Women's wallet", "የሴቶች የኪስ ቦርሳ", "purse", 700, 2100),
      good("Card holder", "የካርድ መያዣ", "purse", 350, 950),
    ]),
    subcategory("laptop-bags", "Laptop bags", "የላፕቶፕ ቦርሳ", "bag", [
      good("Laptop bag 15 inch", "የላፕቶፕ ቦርሳ 15 ኢንች", "briefcase", 1450, 4800),
      good("Laptop sleeve", "የላፕቶፕ ሽፋን", "briefcase", 650, 1900),
      good("Briefcase", "የሰነድ ቦርሳ", "briefcase", 2200, 7800),
    ]),
    subcategory("travel-bags", "Travel bags", "የጉዞ ሻንጣ", "bag", [
      good("Suitcase with wheels", "ባለ ጎማ ሻንጣ", "luggage", 3900, 11500),
      good("Cabin suitcase", "የእጅ ሻንጣ", "luggage", 2900, 8600),
      good("Sports travel bag", "የስፖርትና የጉዞ ቦርሳ", "luggage", 1350, 3900),
    ]),
    subcategory("school-bags", "School bags", "የት/ቤት ቦርሳ", "bag", [
      good("School bag", "የት/ቤት ቦርሳ", "backpack", 950, 2900),
      good("Kindergarten bag", "የመዋዕለ ሕፃናት ቦርሳ", "backpack", 650, 1600),
      good("School bag with wheels", "ባለ ጎማ የት/ቤት ቦርሳ", "luggage", 1900, 3900),
    ]),
    subcategory("purses", "Purses", "አነስተኛ የሴቶች ቦርሳ", "bag", [
      good("Coin purse", "የሳንቲም ቦርሳ", "purse", 250, 850),
      good("Clutch", "የእጅ አነስተኛ ቦርሳ", "purse", 900, 2900),
      good("Wedding purse", "የሠርግ ቦርሳ", "purse", 1200, 3600),
    ]),
    subcategory("shoulder-bags", "Shoulder bags", "የትከሻ ቦርሳ", "bag", [
      good("Shoulder bag", "የትከሻ ቦርሳ", "handbag", 1100, 4200),
      good("Messenger bag", "የመልእክተኛ ቦርሳ", "briefcase", 1400, 4500),
      good("Waist bag", "የወገብ ቦርሳ", "purse", 550, 1700),
    ]),
    subcategory("shopping-totes", "Shopping bags", "የገበያ ቦርሳ", "bag", [
      good("Shopping bag", "የገበያ ቦርሳ", "shopping-bags", 180, 650),
      good("Market tote", "ትልቅ የገበያ ቦርሳ", "shopping-bags", 260, 950),
      good("Woven palm basket bag", "የሰሌን ቅርጫት ቦርሳ", "basket", 450, 1500, { kind: "craft" }),
    ]),
    subcategory("leather-belts", "Leather belts", "የቆዳ ቀበቶ", "smallLeather", [
      good("Men's leather belt", "የወንዶች የቆዳ ቀበቶ", "briefcase", 650, 1900),
      good("Women's leather belt", "የሴቶች የቆዳ ቀበቶ", "handbag", 550, 1600),
      good("Work belt", "የሥራ ቀበቶ", "toolbox", 750, 2100),
    ]),
    subcategory("cosmetic-bags", "Cosmetic bags", "የመዋቢያ ቦርሳ", "bag", [
      good("Cosmetic bag", "የመዋቢያ ቦርሳ", "purse", 350, 1300),
      good("Toiletry bag", "የንጽሕና ዕቃ ቦርሳ", "purse", 450, 1500),
      good("Jewellery pouch", "የጌጣጌጥ ከረጢት", "purse", 250, 900),
    ]),
    subcategory("baby-bags", "Baby bags", "የሕፃን ዕቃ ቦርሳ", "bag", [
      good("Nappy bag", "የሕፃን ዳይፐር ቦርሳ", "handbag", 1450, 3900),
      good("Baby carrier", "የሕፃን ማዘያ", "backpack", 1200, 3600),
      good("Lunch bag", "የምሳ ዕቃ ቦርሳ", "shopping-bags", 450, 1300),
    ]),
  ]),
  category("mens-shoes", "Men's shoes", "የወንዶች ጫማ", [
    subcategory("mens-sneakers", "Men's sneakers", "የወንዶች ስኒከር", "shoeMen", [
      good("Men's shoes, sneaker style", "የወንዶች ስኒከር ጫማ", "running-shoe", 1000, 4200),
      good("White sneakers", "ነጭ ስኒከር", "running-shoe", 1900, 4600),
      good("High-top sneakers", "ከፍ ያለ ስኒከር", "running-shoe", 2200, 5200),
    ]),
    subcategory("running-shoes", "Running shoes", "የሩጫ ጫማ", "shoeMen", [
      good("Running shoes", "የሩጫ ጫማ", "running-shoe", 2400, 6800, {
        note: { en: "Cushioned for long training runs.", am: "ለረጅም የሩጫ ልምምድ የሚመች ለስላሳ ሶል አለው።" },
      }),
      good("Training shoes", "የልምምድ ጫማ", "running-shoe", 2100, 5200),
      good("Walking shoes", "የእግር ጉዞ ጫማ", "running-shoe", 1800, 4300),
    ]),
    subcategory("leather-shoes", "Leather shoes", "የቆዳ ጫማ", "shoeMen", [
      good("Men's leather shoes", "የወንዶች የቆዳ ጫማ", "mens-shoe", 2200, 5600),
      good("Lace-up leather shoes", "ባለ ማሰሪያ የቆዳ ጫማ", "mens-shoe", 2500, 5900),
      good("Wedding shoes for men", "የወንዶች የሠርግ ጫማ", "mens-shoe", 2900, 6800),
    ]),
    subcategory("loafers", "Loafers", "ያለ ማሰሪያ ጫማ", "shoeMen", [
      good("Loafers", "ያለ ማሰሪያ ጫማ", "mens-shoe", 1900, 4600),
      good("Driving shoes", "ለመንዳት የሚመች ጫማ", "mens-shoe", 2100, 4900),
      good("Suede loafers", "ሱዊድ ጫማ", "mens-shoe", 2300, 5200),
    ]),
    subcategory("boots", "Boots", "ቡትስ ጫማ", "shoeMen", [
      good("Leather boots", "የቆዳ ቡትስ", "hiking-boot", 2900, 7200),
      good("Rain boots", "የዝናብ ቦቲ", "hiking-boot", 850, 2200),
      good("Ankle boots", "አጭር ቡትስ", "hiking-boot", 2600, 6200),
    ]),
    subcategory("work-shoes", "Work shoes", "የሥራ ጫማ", "shoeMen", [
      good("Safety shoes", "የደኅንነት ጫማ", "hiking-boot", 2400, 5400),
      good("Kitchen work shoes", "የወጥ ቤት የሥራ ጫማ", "mens-shoe", 1300, 2900),
      good("Guard's boots", "የጥበቃ ቡትስ", "hiking-boot", 2200, 4600),
    ]),
    subcategory("mens-sandals", "Men's sandals", "የወንዶች ሰንደል", "shoeMen", [
      good("Leather sandals", "የቆዳ ሰንደል", "leather-sandals", 1100, 2900),
      good("Sport sandals", "የስፖርት ሰንደል", "leather-sandals", 1200, 3200),
      good("Hand-made sandals", "በእጅ የተሠራ ሰንደል", "leather-sandals", 1350, 3400),
    ]),
    subcategory("slippers", "Slippers", "ነጠላ ጫማ", "shoeMen", [
      good("House slippers", "የቤት ነጠላ ጫማ", "leather-sandals", 250, 900),
      good("Bath slippers", "የመታጠቢያ ነጠላ ጫማ", "leather-sandals", 180, 550),
      good("Warm slippers", "ሞቃት ነጠላ ጫማ", "flat-shoe", 450, 1200),
    ]),
    subcategory("football-shoes", "Football shoes", "የኳስ ጫማ", "shoeMen", [
      good("Football shoes", "የኳስ ጫማ", "running-shoe", 1900, 5200),
      good("Futsal shoes", "የፉትሳል ጫማ", "running-shoe", 1700, 4400),
      good("Turf shoes", "የሣር ሜዳ ጫማ", "running-shoe", 1800, 4700),
    ]),
    subcategory("canvas-shoes", "Canvas shoes", "የሸራ ጫማ", "shoeMen", [
      good("Canvas shoes", "የሸራ ጫማ", "running-shoe", 1000, 2600),
      good("Slip-on canvas shoes", "ያለ ማሰሪያ የሸራ ጫማ", "flat-shoe", 1000, 2400),
      good("Printed canvas shoes", "ባለ ሥዕል የሸራ ጫማ", "running-shoe", 1150, 2800),
    ]),
    subcategory("hiking-shoes", "Hiking shoes", "የተራራ ጫማ", "shoeMen", [
      good("Hiking boots", "የተራራ ቡትስ", "hiking-boot", 3400, 8600),
      good("Light hiking shoes", "ቀላል የተራራ ጫማ", "hiking-boot", 2800, 6400),
      good("Trekking sandals", "የጉዞ ሰንደል", "leather-sandals", 1600, 3800),
    ]),
    subcategory("other-shoes", "Other shoes", "ሌሎች ጫማዎች", "shoeMen", [
      good("Dance shoes", "የጭፈራ ጫማ", "mens-shoe", 1500, 3800),
      good("Recycled tyre sandals", "ከጎማ የተሠራ ሰንደል", "leather-sandals", 280, 750),
      good("Shoe care set", "የጫማ ማሳመሪያ ስብስብ", "mens-shoe", 350, 1200, { kind: "tool" }),
    ]),
  ]),
  category("womens-shoes", "Women's shoes", "የሴቶች ጫማ", [
    subcategory("high-heels", "High heels", "ባለ ተረከዝ ጫማ", "shoeWomen", [
      good("Woman shoes with high heel", "ባለ ረጅም ተረከዝ የሴቶች ጫማ", "high-heels", 1000, 4800),
      good("Wedding shoes for women", "የሴቶች የሠርግ ጫማ", "high-heels", 2400, 6200),
      good("Low heels for work", "አጭር ተረከዝ ያለው የሥራ ጫማ", "high-heels", 1700, 4200),
    ]),
    subcategory("flat-shoes", "Flat shoes", "ዝቅ ያለ ጫማ", "shoeWomen", [
      good("Flat woman shoes", "ዝቅ ያለ የሴቶች ጫማ", "flat-shoe", 1000, 2900),
      good("Ballet flats", "ባሌሪና ጫማ", "flat-shoe", 1100, 2600),
      good("Women's loafers", "ያለ ማሰሪያ የሴቶች ጫማ", "flat-shoe", 1600, 3800),
    ]),
    subcategory("womens-sandals", "Women's sandals", "የሴቶች ሰንደል", "shoeWomen", [
      good("Women's sandals", "የሴቶች ሰንደል", "womens-sandal", 900, 2800),
      good("Beaded sandals", "በዶቃ ያጌጠ ሰንደል", "womens-sandal", 1200, 3400),
      good("Platform sandals", "ባለ ወፍራም ሶል ሰንደል", "womens-sandal", 1500, 3900),
    ]),
    subcategory("womens-sneakers", "Women's sneakers", "የሴቶች ስኒከር", "shoeWomen", [
      good("Women's sneakers", "የሴቶች ስኒከር", "running-shoe", 1500, 4600),
      good("Women's running shoes", "የሴቶች የሩጫ ጫማ", "running-shoe", 2300, 6200),
      good("Women's canvas shoes", "የሴቶች የሸራ ጫማ", "running-shoe", 1000, 2600),
    ]),
  ]),
  category("childrens-shoes", "Children's shoes", "የልጆች ጫማ", [
    subcategory("school-shoes", "School shoes", "የት/ቤት ጫማ", "shoeChild", [
      good("School shoes", "የት/ቤት ጫማ", "mens-shoe", 900, 2400),
      good("Girls' school shoes", "የሴት ልጆች የት/ቤት ጫማ", "flat-shoe", 900, 2300),
      good("Children's sneakers", "የልጆች ስኒከር", "running-shoe", 850, 2600),
    ]),
    subcategory("childrens-sandals", "Children's sandals", "የልጆች ሰንደል", "shoeChild", [
      good("Children's sandals", "የልጆች ሰንደል", "leather-sandals", 450, 1300),
      good("Children's rain boots", "የልጆች የዝናብ ቦቲ", "hiking-boot", 650, 1500),
      good("Baby's first shoes", "የሕፃን የመጀመሪያ ጫማ", "flat-shoe", 400, 1100),
    ]),
  ]),
  category("metal-belts", "Metal belts", "የብረት ቀበቶ", [
    subcategory("chain-belts", "Chain belts", "የሰንሰለት ቀበቶ", "metalBelt", [
      good("Chain belt", "የሰንሰለት ቀበቶ", "ring", 550, 1900),
      good("Silver-coloured belt for habesha kemis", "ለሐበሻ ቀሚስ የሚሆን ብርማ ቀበቶ", "habesha-kemis", 950, 3600),
      good("Elastic belt with metal buckle", "የብረት ማያያዣ ያለው ቀበቶ", "ring", 450, 1400),
    ]),
  ]),
]);
