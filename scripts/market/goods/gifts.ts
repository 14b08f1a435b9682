import { category, good, parent, subcategory } from "../shelf.ts";

export const gifts = parent("gifts", "Gifts", "ስጦታዎች", "gift", [
  category("holiday-packages", "Holiday packages", "የበዓል ጥቅሎች", [
    subcategory("enkutatash-package", "Enkutatash package", "የእንቁጣጣሽ ጥቅል", "holiday", [
      good("Enkutatash basket", "የእንቁጣጣሽ ቅርጫት", 1900, 9800, {
        note: { en: "With yellow adey flowers on top.", am: "በላዩ ላይ አደይ አበባ አለው።" },
      }),
      good("Adey flower gift", "የአደይ አበባ ስጦታ", 550, 2900),
      good("New Year coffee set", "የአዲስ ዓመት የቡና ስብስብ", 2900, 8600),
    ]),
    subcategory("meskel-package", "Meskel package", "የመስቀል ጥቅል", "holiday", [
      good("Meskel basket", "የመስቀል ቅርጫት", 2200, 9800),
      good("Kitfo dinner set", "የክትፎ ማዕድ ስብስብ", 2600, 8900),
    ]),
    subcategory("gena-package", "Gena package", "የገና ጥቅል", "holiday", [
      good("Gena basket", "የገና ቅርጫት", 2400, 11500),
      good("Gena cake and candles", "የገና ኬክና ሻማ", 1500, 5600),
    ]),
    subcategory("fasika-package", "Fasika package", "የፋሲካ ጥቅል", "holiday", [
      good("Fasika basket", "የፋሲካ ቅርጫት", 2900, 14500),
      good("Doro wot ingredients", "የዶሮ ወጥ ግብዓቶች", 1800, 5900),
    ]),
    subcategory("eid-package", "Eid package", "የኢድ ጥቅል", "holiday", [
      good("Eid basket", "የኢድ ቅርጫት", 2400, 11500),
      good("Dates and sweets box", "የቴምርና የጣፋጭ ሳጥን", 950, 4600),
    ]),
    subcategory("buhe-package", "Buhe package", "የቡሄ ጥቅል", "holiday", [
      good("Buhe bread basket", "የሙልሙል ዳቦ ቅርጫት", 650, 2200),
    ]),
  ]),
  category("gift-sets", "Gift sets", "የስጦታ ስብስቦች", [
    subcategory("flowers", "Flowers", "አበባ", "flower", [
      good("Bouquet of roses", "የጽጌረዳ እቅፍ አበባ", 850, 4800),
      good("Wedding bouquet", "የሠርግ እቅፍ አበባ", 2400, 8900),
      good("Mixed flowers", "የልዩ ልዩ አበባ እቅፍ", 650, 3600),
    ]),
    subcategory("cakes", "Cakes", "ኬክ", "cake", [
      good("Birthday cake", "የልደት ኬክ", 1400, 3900),
      good("Chocolate cake", "ቸኮሌት ኬክ", 1500, 4200),
      good("Fasting cake", "የጾም ኬክ", 1300, 3600),
    ]),
    subcategory("gift-boxes", "Gift boxes", "የስጦታ ሳጥን", "gift", [
      good("Gift box with coffee and honey", "ቡናና ማር ያለበት የስጦታ ሳጥን", 1800, 5400),
      good("Gift box with netela", "ነጠላ ያለበት የስጦታ ሳጥን", 2200, 5900),
      good("Chocolate gift box", "የቸኮሌት የስጦታ ሳጥን", 850, 2900),
    ]),
    subcategory("jewellery", "Jewellery", "ጌጣጌጥ", "jewellery", [
      good("Ring", "ቀለበት", 650, 8800),
      good("Necklace", "የአንገት ጌጥ", 950, 12500),
      good("Ear rings", "የጆሮ ጌጥ", 450, 6800),
    ]),
    subcategory("watches", "Watches", "የእጅ ሰዓት", "gift", [
      good("Men's watch", "የወንዶች የእጅ ሰዓት", 1600, 9800),
      good("Women's watch", "የሴቶች የእጅ ሰዓት", 1500, 9200),
      good("Wall clock", "የግድግዳ ሰዓት", 850, 3900),
    ]),
  ]),
  category("crafts-books-and-play", "Crafts, books and play", "የእጅ ሥራ፣ መጽሐፍና ጨዋታ", [
    subcategory("traditional-crafts", "Traditional crafts", "ባህላዊ የእጅ ሥራ", "craft", [
      good("Small mesob for the table", "ትንሽ የገበታ መሶብ", 950, 3400),
      good("Wooden stool from Jimma", "የጅማ በርጩማ", 1400, 5200),
      good("Clay vase", "የሸክላ ማስቀመጫ", 450, 2200),
    ]),
    subcategory("musical-instruments", "Musical instruments", "የሙዚቃ መሣሪያ", "craft", [
      good("Krar", "ክራር", 2900, 9800),
      good("Kebero", "ከበሮ", 2400, 8600),
      good("Music keyboard", "የሙዚቃ ኪቦርድ", 8900, 48000, { kind: "audio" }),
    ]),
    subcategory("books", "Books", "መጻሕፍት", "book", [
      good("Amharic novel", "የአማርኛ ልብ ወለድ", 280, 950),
      good("Children's picture book", "የልጆች ሥዕላዊ መጽሐፍ", 180, 750),
      good("Ethiopian cookery book", "የኢትዮጵያ ምግብ አሠራር መጽሐፍ", 450, 1600),
      good("Amharic-English dictionary", "አማርኛ እንግሊዝኛ መዝገበ ቃላት", 550, 1700),
    ]),
    subcategory("stationery", "Stationery", "የጽሕፈት መሣሪያ", "paper", [
      good("Pen", "እስክሪብቶ", 15, 240),
      good("Exercise book", "ደብተር", 45, 780),
      good("Pencil set", "የእርሳስ ስብስብ", 60, 1050),
    ]),
    subcategory("school-supplies", "School supplies", "የት/ቤት ዕቃዎች", "paper", [
      good("Geometry set", "የጂኦሜትሪ ስብስብ", 120, 2100),
      good("Water bottle for school", "የት/ቤት የውሃ ኮዳ", 280, 4900),
      good("Colour pencils", "ባለ ቀለም እርሳስ", 95, 1650),
    ]),
    subcategory("toys", "Toys", "መጫወቻ", "toy", [
      good("Toy car", "የመኪና መጫወቻ", 250, 1600),
      good("Building blocks", "መገጣጠሚያ መጫወቻ", 450, 2600),
      good("Toy tractor", "የትራክተር መጫወቻ", 350, 1900),
    ]),
    subcategory("board-games", "Board games", "የገበታ ጨዋታ", "toy", [
      good("Gebeta board", "የገበጣ ጨዋታ", 650, 2800),
      good("Chess set", "ቼዝ", 550, 2900),
      good("Puzzle of Lalibela", "የላሊበላ ሥዕል መገጣጠሚያ", 350, 1500),
    ]),
    subcategory(
      "other-sports-entertainment-products",
      "Other sports and entertainment products",
      "ሌሎች የስፖርትና መዝናኛ ዕቃዎች",
      "sport",
      [
        good("Football", "የእግር ኳስ", 650, 3400),
        good("Table tennis set", "የጠረጴዛ ቴኒስ ስብስብ", 950, 4200),
        good("Skipping rope", "የመዝለያ ገመድ", 180, 750),
      ],
    ),
    subcategory("trophies-and-awards", "Trophies and awards", "ዋንጫና ሽልማት", "toy", [
      good("Trophy", "ዋንጫ", 950, 6800),
      good("Medal", "ሜዳሊያ", 180, 1200),
      good("Award plaque", "የሽልማት ሰሌዳ", 850, 3900),
    ]),
    subcategory("party-supplies", "Party supplies", "የድግስ ዕቃዎች", "paper", [
      good("Birthday candles", "የልደት ሻማ", 60, 980),
      good("Paper cups", "የወረቀት ኩባያ", 35, 560),
      good("Gift wrap", "የስጦታ መጠቅለያ", 45, 780),
    ]),
    subcategory("baby-gifts", "Baby gifts", "የሕፃን ስጦታ", "gift", [
      good("Baby gift basket", "የሕፃን ስጦታ ቅርጫት", 1600, 5200),
      good("Christening set", "የክርስትና ስብስብ", 1900, 5800),
      good("Baby's first cup", "የሕፃን የመጀመሪያ ኩባያ", 350, 1300),
    ]),
    subcategory("notebooks", "Notebooks", "ማስታወሻ ደብተር", "paper", [
      good("Notebook", "ማስታወሻ ደብተር", 180, 2900),
      good("Leather notebook", "ባለ ቆዳ ሽፋን ማስታወሻ", 650, 11500),
      good("Ethiopian calendar diary", "የኢትዮጵያ ቀን መቁጠሪያ ማስታወሻ", 350, 5800),
    ]),
  ]),
]);
