import type { vendors } from "./scenes/compositions/vendors.ts";
import type { Words } from "./words.ts";

export type Trade = keyof typeof vendors;

const words = (en: string, am: string): Words => ({ en, am });

/** What a shop says it sells, by the banner over its door. */
export const tradeWords: Record<Trade, Words> = {
  "vendor-coffee": words(
    "Coffee from the growers, roasted and green, with all that the ceremony needs.",
    "ከአምራቾች የመጣ የተቆላና ጥሬ ቡና፤ ለቡና ሥነ ሥርዓት የሚያስፈልጉ ዕቃዎችም አሉን።",
  ),
  "vendor-honey": words("Pure honey and everything for the beekeeper.", "ንጹሕ ማርና ለንብ አናቢዎች የሚያስፈልጉ ዕቃዎች።"),
  "vendor-phones": words(
    "Phones, chargers and power banks, tried before they leave the shop.",
    "ከሱቁ ከመውጣታቸው በፊት የተሞከሩ ስልኮች፣ ቻርጀሮችና ፓወር ባንኮች።",
  ),
  "vendor-computers": words(
    "Computers, printers and networks for homes, schools and offices.",
    "ለቤት፣ ለት/ቤትና ለቢሮ የሚሆኑ ኮምፒውተሮች፣ ፕሪንተሮችና የኔትወርክ ዕቃዎች።",
  ),
  "vendor-appliances": words(
    "Machines for kitchen and laundry, large and small.",
    "ትልልቅና ትንንሽ የወጥ ቤትና የልብስ ማጠቢያ መሣሪያዎች።",
  ),
  "vendor-furniture": words(
    "Furniture, bedding and carpets that make a house a home.",
    "ቤትዎን የሚያሳምሩ ፈርኒቸር፣ የአልጋ ልብስና ምንጣፎች።",
  ),
  "vendor-kitchen": words("Pots, stoves and tableware for every day.", "ለየዕለቱ የሚሆኑ ድስቶች፣ ምድጃዎችና የገበታ ዕቃዎች።"),
  "vendor-textiles": words(
    "Habesha kemis, netela and everyday clothes, many of them woven by hand.",
    "የሐበሻ ቀሚስ፣ ነጠላና የዕለት ልብሶች፤ ብዙዎቹ በእጅ የተሸመኑ ናቸው።",
  ),
  "vendor-fabric": words(
    "Cotton and other fabric by the metre, for tailors and homes.",
    "ለልብስ ሰፊዎችና ለቤት የሚሆን ጥጥና ሌሎች ጨርቆች በሜትር።",
  ),
  "vendor-shoes": words("Shoes for men, women and children, leather and sport.", "የወንዶች፣ የሴቶችና የልጆች የቆዳና የስፖርት ጫማዎች።"),
  "vendor-bags": words(
    "Bags, wallets and belts, many of them of Ethiopian leather.",
    "ቦርሳዎችና ቀበቶዎች፤ ብዙዎቹ በኢትዮጵያ ቆዳ የተሠሩ ናቸው።",
  ),
  "vendor-groceries": words(
    "Food and drink for the week, fresh from market and farm.",
    "ከገበያና ከእርሻ ትኩስ የመጣ የሳምንቱ አስቤዛ።",
  ),
  "vendor-spices": words(
    "Teff, pulses, shiro and spices, cleaned and ground with care.",
    "በጥንቃቄ የተለቀመና የተፈጨ ጤፍ፣ ጥራጥሬ፣ ሽሮና ቅመማ ቅመም።",
  ),
  "vendor-beauty": words(
    "Care for skin and hair, for health and for the little ones.",
    "ለቆዳና ለፀጉር እንክብካቤ፣ ለጤናና ለሕፃናት የሚሆኑ ዕቃዎች።",
  ),
  "vendor-gifts": words("Gifts, flowers and games for holidays and birthdays.", "ለበዓልና ለልደት የሚሆኑ ስጦታዎች፣ አበቦችና መጫወቻዎች።"),
  "vendor-books": words("Books and school supplies in Amharic and English.", "በአማርኛና በእንግሊዝኛ የተጻፉ መጻሕፍትና የት/ቤት ዕቃዎች።"),
  "vendor-tools": words(
    "Tools, metal and safety gear for workshop and site.",
    "ለወርክሾፕና ለግንባታ የሚሆኑ መሣሪያዎች፣ ብረታ ብረትና የደህንነት ዕቃዎች።",
  ),
  "vendor-auto": words(
    "Vehicles, spare parts and all that keeps them on the road.",
    "ተሽከርካሪዎች፣ መለዋወጫዎችና ለጥገና የሚያስፈልጉ ዕቃዎች።",
  ),
  "vendor-farm": words(
    "Seed, tools and machines for the farm, with advice for each season.",
    "ለእርሻ የሚሆኑ ዘሮች፣ መሣሪያዎችና ማሽኖች፤ ለየወቅቱም ምክር እንሰጣለን።",
  ),
  "vendor-packaging": words(
    "Cartons, sacks and labels for shops and producers.",
    "ለሱቆችና ለአምራቾች የሚሆኑ ካርቶኖች፣ ከረጢቶችና መለያዎች።",
  ),
  "vendor-television": words(
    "Television, sound and cameras, set up at your home on request.",
    "ቴሌቪዥን፣ የድምፅ መሣሪያዎችና ካሜራዎች፤ ከፈለጉም ቤትዎ መጥተን እንገጥማለን።",
  ),
  "vendor-crafts": words(
    "Baskets, instruments and crafts from the people who make them.",
    "ከሠሪዎቻቸው የመጡ መሶቦች፣ የሙዚቃ መሣሪያዎችና የእጅ ሥራዎች።",
  ),
  "vendor-electrical": words(
    "Solar, cables and light for house and workshop.",
    "ለቤትና ለወርክሾፕ የሚሆኑ የሶላር፣ የኬብልና የመብራት ዕቃዎች።",
  ),
  "vendor-delivery": words("Goods brought to your door.", "እስከ ቤትዎ የሚደርሱ ዕቃዎች።"),
  "vendor-market": words("A little of everything, as on the market.", "እንደ ገበያው ሁሉ የተለያዩ ዕቃዎች አሉን።"),
  "vendor-chemicals": words(
    "Chemicals, paints and cleaners, labelled and safely packed.",
    "መለያ ያላቸውና በጥንቃቄ የታሸጉ ኬሚካሎች፣ ቀለሞችና ማጽጃዎች።",
  ),
};

/** How a shop says it works; {city} is where it is. */
export const serviceWords: readonly Words[] = [
  words(
    "A family shop in {city}. We answer the phone ourselves and stand by what we sell.",
    "በ{city} የሚገኝ የቤተሰብ ሱቅ ነን። ስልክዎን ራሳችን እንቀበላለን፤ ለምንሸጠውም ዕቃ ኃላፊነት እንወስዳለን።",
  ),
  words(
    "Fair prices, clear receipts and careful packing, from {city} to every region.",
    "ተመጣጣኝ ዋጋ፣ ግልጽ ደረሰኝና ጥንቃቄ የተሞላበት ማሸጊያ፤ ከ{city} ወደ ሁሉም ክልሎች።",
  ),
  words(
    "We choose every piece by hand in {city} and send it within one working day.",
    "እያንዳንዱን ዕቃ በ{city} በጥንቃቄ መርጠን በአንድ የሥራ ቀን ውስጥ እንልካለን።",
  ),
  words(
    "Small team, many regular customers. Visit us in {city} or order from home.",
    "ጥቂት ሠራተኞች፣ ብዙ ቋሚ ደንበኞች አሉን። በ{city} ይጎብኙን ወይም ከቤትዎ ሆነው ይዘዙ።",
  ),
  words(
    "Open in {city} since before the market went online, and still behind the same counter.",
    "ገበያው ወደ ኢንተርኔት ከመምጣቱ በፊት ጀምሮ በ{city} ያለን ሱቅ ነን፤ ዛሬም እዚያው ያገኙናል።",
  ),
];
