import { category, good, parent, subcategory } from "../shelf.ts";

export const apparel = parent("apparel", "Apparel", "አልባሳትና ጨርቃ ጨርቅ", "shirt", [
  category("womens-clothing", "Women's clothing", "የሴቶች ልብስ", [
    subcategory("womens-clothing", "Women's everyday clothing", "የሴቶች የዕለት ልብስ", "womenswear", [
      good("Women's blouse", "የሴቶች ሸሚዝ", 950, 2900),
      good("Women's T-shirt", "የሴቶች ቲሸርት", 550, 1600),
      good("Women's sweater", "የሴቶች ሹራብ", 1300, 3400),
    ]),
    subcategory("dresses", "Dresses", "ቀሚስ", "womenswear", [
      good("Summer dress", "የበጋ ቀሚስ", 1400, 3900),
      good("Evening dress", "የምሽት ቀሚስ", 2900, 8600),
      good("Office dress", "የቢሮ ቀሚስ", 1900, 4900),
    ]),
    subcategory("skirts-and-trousers", "Skirts and trousers", "ጉርድ ቀሚስና ሱሪ", "womenswear", [
      good("Long skirt", "ረጅም ጉርድ ቀሚስ", 1100, 2900),
      good("Women's jeans", "የሴቶች ጂንስ", 1500, 3600),
      good("Women's office trousers", "የሴቶች የቢሮ ሱሪ", 1400, 3300),
    ]),
    subcategory("womens-coats", "Women's coats", "የሴቶች ኮት", "womenswear", [
      good("Women's coat", "የሴቶች ኮት", 2600, 7200),
      good("Women's rain coat", "የሴቶች የዝናብ ካፖርት", 1400, 3200),
      good("Women's jacket", "የሴቶች ጃኬት", 1900, 4900),
    ]),
    subcategory("scarves-and-hats", "Scarves and hats", "ሻርፕና ኮፍያ", "wearable", [
      good("Scarf", "ሻርፕ", 450, 1500),
      good("Women's hat", "የሴቶች ኮፍያ", 550, 1700),
      good("Head scarf", "ሻሽ", 250, 900),
    ]),
  ]),
  category("mens-wear", "Men's wear", "የወንዶች አልባሳት", [
    subcategory("mens-clothing", "Men's clothing", "የወንዶች ልብስ", "menswear", [
      good("Men's shirt", "የወንዶች ሸሚዝ", 1100, 3200),
      good("Men's suit", "የወንዶች ሙሉ ልብስ", 6500, 18500),
      good("Men's sweater", "የወንዶች ሹራብ", 1400, 3600),
    ]),
    subcategory("mens-t-shirts", "Men's T-shirts", "የወንዶች ቲሸርት", "menswear", [
      good("Men's T-shirt", "የወንዶች ቲሸርት", 550, 1700),
      good("Polo shirt", "ፖሎ ቲሸርት", 850, 2300),
      good("Football shirt", "የኳስ ማሊያ", 750, 2200),
    ]),
    subcategory("mens-trousers", "Men's trousers", "የወንዶች ሱሪ", "menswear", [
      good("Men's jeans", "የወንዶች ጂንስ", 1500, 3900),
      good("Cotton trousers", "የጥጥ ሱሪ", 1300, 3200),
      good("Sports trousers", "የስፖርት ሱሪ", 850, 2400),
    ]),
    subcategory("mens-jackets", "Men's jackets", "የወንዶች ጃኬት", "menswear", [
      good("Men's jacket", "የወንዶች ጃኬት", 2100, 5900),
      good("Leather jacket", "የቆዳ ጃኬት", 5800, 14500),
      good("Rain jacket", "የዝናብ ጃኬት", 1500, 3600),
    ]),
    subcategory("caps-socks-and-work-clothes", "Caps, socks and work clothes", "ኮፍያ፣ ካልሲና የሥራ ልብስ", "wearable", [
      good("Cap", "ኮፍያ", 300, 950),
      good("Cotton socks", "የጥጥ ካልሲ", 90, 350),
      good("Safety vest", "የደኅንነት ሰደርያ", 380, 1100),
      good("Sunglasses", "የፀሐይ መነጽር", 350, 1900, { kind: "gift" }),
    ]),
  ]),
  category("traditional-and-textile", "Traditional clothes and textile", "የባህል ልብስና ጨርቃ ጨርቅ", [
    subcategory("habesha-kemis", "Habesha kemis", "የሐበሻ ቀሚስ", "traditional", [
      good("Habesha kemis", "የሐበሻ ቀሚስ", 4500, 14500),
      good("Habesha dress for weddings", "ለሠርግ የሚሆን የሐበሻ ቀሚስ", 8900, 28500),
      good("Short habesha dress", "አጭር የሐበሻ ቀሚስ", 4500, 9800),
      good("Mother and daughter habesha dresses", "የእናትና የልጅ የሐበሻ ቀሚስ", 8200, 19500),
    ]),
    subcategory("men-s-clothing", "Men's traditional clothing", "የወንዶች የባህል ልብስ", "traditional", [
      good("Men's traditional shirt", "የወንዶች የባህል ሸሚዝ", 2200, 5900),
      good("Men's traditional suit", "የወንዶች የባህል ሙሉ ልብስ", 4900, 12500),
      good("Kuta", "ኩታ", 1600, 4200),
    ]),
    subcategory("netela-and-gabi", "Netela and gabi", "ነጠላና ጋቢ", "traditional", [
      good("Netela", "ነጠላ", 850, 2900),
      good("Gabi", "ጋቢ", 2200, 5200, {
        note: { en: "Four layers of cotton for cold highland evenings.", am: "ለደጋ ብርድ የሚሆን አራት እጥፍ ጥጥ።" },
      }),
      good("Fota", "ፎጣ", 650, 1700),
      good("Buluko", "ቡልኮ", 3600, 7800),
    ]),
    subcategory("100-cotton-fabric", "100% cotton fabric", "100% ጥጥ ጨርቅ", "fabric", [
      good("White cotton fabric", "ነጭ የጥጥ ጨርቅ", 280, 4900),
      good("Abujedid cotton", "አቡጀዲ ጨርቅ", 180, 3200),
      good("Hand-spun menen cotton", "የመነን ጥጥ ጨርቅ", 420, 7600),
    ]),
    subcategory("fabric", "Fabric", "ጨርቅ", "fabric", [
      good("Curtain fabric", "የመጋረጃ ጨርቅ", 380, 6800),
      good("Suit fabric", "የሙሉ ልብስ ጨርቅ", 650, 11500),
      good("Lining fabric", "የገበር ጨርቅ", 140, 2400),
      good("Sewing thread", "የልብስ ስፌት ክር", 45, 420, { kind: "tableware" }),
    ]),
  ]),
  category("childrens-clothing", "Children's clothing", "የልጆች ልብስ", [
    subcategory("girls-clothing", "Girls' clothing", "የሴት ልጆች ልብስ", "childrenswear", [
      good("Girl's dress", "የሴት ልጅ ቀሚስ", 750, 2400),
      good("Girl's habesha kemis", "የሴት ልጅ የሐበሻ ቀሚስ", 1600, 4600, { kind: "traditional" }),
      good("Girl's sweater", "የሴት ልጅ ሹራብ", 650, 1800),
    ]),
    subcategory("boys-clothing", "Boys' clothing", "የወንድ ልጆች ልብስ", "childrenswear", [
      good("Boy's shirt", "የወንድ ልጅ ሸሚዝ", 550, 1600),
      good("Boy's trousers", "የወንድ ልጅ ሱሪ", 650, 1900),
      good("School uniform", "የት/ቤት የደንብ ልብስ", 950, 2600),
    ]),
    subcategory("baby-clothing", "Baby clothing", "የሕፃናት ልብስ", "childrenswear", [
      good("Baby set", "የሕፃን ልብስ ስብስብ", 650, 1900),
      good("Baby blanket", "የሕፃን ብርድ ልብስ", 750, 2100),
      good("Baby socks", "የሕፃን ካልሲ", 80, 280),
    ]),
  ]),
]);
