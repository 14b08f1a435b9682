import type { Voice } from "./reviews.ts";
import type { Words } from "./words.ts";

/** What related goods have in common: how they are described, what is stated about them and how buyers speak of them. */
export interface Family {
  voice: Voice;
  /** Each begins with the good's name. */
  openings: readonly Words[];
  closings: readonly Words[];
  specifications: readonly { name: Words; values: readonly Words[] }[];
}

const words = (en: string, am: string): Words => ({ en, am });
const states = (name: Words, ...values: Words[]) => ({ name, values });

const warranty = states(
  words("Warranty", "ዋስትና"),
  words("12 months", "12 ወር"),
  words("6 months", "6 ወር"),
  words("24 months", "24 ወር"),
);
const condition = states(words("Condition", "ሁኔታ"), words("New", "አዲስ"));
const support = states(words("Support", "ድጋፍ"), words("By phone, in Amharic and English", "በስልክ፣ በአማርኛና በእንግሊዝኛ"));
const packing = states(words("Packing", "ማሸጊያ"), words("Original", "ዋናው ማሸጊያ"));
const storage = states(words("Storage", "አቀማመጥ"), words("In a cool, dry place", "በቀዝቃዛና ደረቅ ቦታ"));
const care = states(
  words("Care", "አጠባበቅ"),
  words("Hand wash, dry in the shade", "በእጅ ይታጠብ፣ በጥላ ይድረቅ"),
  words("Machine wash at 30 °C", "በማሽን በ30 °C ይታጠብ"),
);
const wipe = states(words("Care", "አጠባበቅ"), words("Wipe and let dry in the shade", "በእርጥብ ጨርቅ ተወልውሎ በጥላ ይድረቅ"));
const homeMade = states(words("Made in", "የተሠራበት አገር"), words("Ethiopia", "ኢትዮጵያ"));

export const families = {
  device: {
    voice: "device",
    openings: [
      words("{name}: set up in minutes and easy to use every day.", "{name}፦ በደቂቃዎች ውስጥ ተዘጋጅቶ በየዕለቱ በቀላሉ የሚያገለግል።"),
      words("{name}, tested in the shop before it is handed over.", "{name}፦ ከመረከብዎ በፊት በሱቁ ውስጥ ተፈትሾ የሚሰጥ።"),
    ],
    closings: [
      words("The receipt is your warranty card, so please keep it.", "ደረሰኙ የዋስትና ማረጋገጫዎ ስለሆነ እባክዎ ያስቀምጡት።"),
      words("Ask the seller if you need help with the first start.", "ለመጀመሪያ ጊዜ ሲያበሩ እርዳታ ካስፈለገዎ ሻጩን ይጠይቁ።"),
    ],
    specifications: [warranty, support],
  },
  appliance: {
    voice: "device",
    openings: [
      words("{name} for a busy household: simple controls and easy cleaning.", "{name}፦ በቀላሉ የሚሠራና በቀላሉ የሚጸዳ የቤት ረዳት።"),
      words("{name}, made for the 220 V supply and daily use.", "{name}፦ ለ220 V ኃይልና ለዕለት አገልግሎት የተሠራ።"),
    ],
    closings: [
      words(
        "A surge protector is a good idea where the power comes and goes.",
        "መብራት በሚቆራረጥበት አካባቢ የኃይል መከላከያ ቢጠቀሙ ይመረጣል።",
      ),
      words("Spare parts can be ordered through the same seller.", "መለዋወጫዎችን ከዚሁ ሻጭ ማዘዝ ይችላሉ።"),
    ],
    specifications: [warranty, states(words("Voltage", "ቮልቴጅ"), words("220 V", "220 V"))],
  },
  bag: {
    voice: "wear",
    openings: [
      words("{name} with strong seams and zips that close smoothly.", "{name}፦ ጠንካራ ስፌትና በቀላሉ የሚዘጋ ዚፕ ያለው።"),
      words("{name}: light to carry, with room for the whole day.", "{name}፦ ለመያዝ ቀላል፣ ለሙሉ ቀን የሚበቃ ቦታ ያለው።"),
    ],
    closings: [
      words("Wipe with a damp cloth and let it dry in the shade.", "በእርጥብ ጨርቅ ይወልውሉት፤ በጥላም ያድርቁት።"),
      words("The colour in daylight may differ a little from the picture.", "ቀለሙ በቀን ብርሃን ከሥዕሉ ጥቂት ሊለይ ይችላል።"),
    ],
    specifications: [wipe, condition],
  },
  shoe: {
    voice: "wear",
    openings: [
      words(
        "{name}: comfortable from the first day, on asphalt and on cobblestone.",
        "{name}፦ ከመጀመሪያው ቀን ጀምሮ ለአስፋልትም ለኮብልስቶንም የሚመች።",
      ),
      words("{name} with a well-stitched upper and a firm sole.", "{name}፦ በጥሩ ሁኔታ የተሰፋና ጠንካራ ሶል ያለው።"),
    ],
    closings: [
      words(
        "If the size does not fit, it can be exchanged within three days, unworn.",
        "ቁጥሩ ልክዎ ካልሆነና ካልተጫሙት በሦስት ቀን ውስጥ መቀየር ይችላሉ።",
      ),
      words("Between two sizes, the larger one is usually the better choice.", "በሁለት ቁጥሮች መካከል ከሆኑ ትልቁን ቢመርጡ ይሻላል።"),
    ],
    specifications: [states(words("Sole", "ሶል"), words("Rubber", "ጎማ"), words("EVA foam", "EVA ፎም")), wipe],
  },
  clothing: {
    voice: "wear",
    openings: [
      words("{name}: easy to wear, easy to wash and made to last.", "{name}፦ ለመልበስም ለማጠብም ቀላል፣ ለረጅም ጊዜ የሚያገለግል።"),
      words("{name} with a comfortable cut for work and for visits.", "{name}፦ ለሥራም ለጥየቃም የሚመች።"),
    ],
    closings: [
      words("Please compare the size with something that fits you well.", "እባክዎ መጠኑን በልክዎ ከሆነ ልብስ ጋር ያነጻጽሩ።"),
      words("Please leave the label on until you are sure of the size.", "መጠኑን እስኪያረጋግጡ ድረስ እባክዎ መለያውን አያንሱ።"),
    ],
    specifications: [states(words("Care", "አጠባበቅ"), words("Follow the label", "በመለያው ላይ ያለውን ይከተሉ")), condition],
  },
  traditional: {
    voice: "wear",
    openings: [
      words("{name}, woven on a hand loom by weavers of Shiro Meda.", "{name}፦ በሽሮ ሜዳ ሸማኔዎች በእጅ የተሸመነ።"),
      words("{name} for holidays, weddings and every proud day.", "{name}፦ ለበዓል፣ ለሠርግና ለክብር ቀን የሚለበስ።"),
    ],
    closings: [
      words(
        "Each piece is hand-made, so small differences are part of its beauty.",
        "እያንዳንዱ በእጅ ስለሚሠራ ትንንሽ ልዩነቶች የውበቱ አካል ናቸው።",
      ),
      words("Wash by hand with mild soap and do not wring it.", "በለስላሳ ሳሙና በእጅ ይጠቡት፤ አይጭመቁት።"),
    ],
    specifications: [states(words("Fabric", "ጨርቅ"), words("Hand-woven cotton", "በእጅ የተሸመነ ጥጥ")), homeMade],
  },
  fabric: {
    voice: "wear",
    openings: [
      words("{name}, cut to length and folded with care.", "{name}፦ በሚፈልጉት ርዝመት ተቆርጦ በጥንቃቄ የሚታጠፍ።"),
      words("{name} for tailors and for sewing at home.", "{name}፦ ለልብስ ሰፊዎችና በቤት ለሚሰፉ።"),
    ],
    closings: [
      words("Wash the fabric once before you cut it.", "ጨርቁን ከመቁረጥዎ በፊት አንድ ጊዜ ይጠቡት።"),
      words("Lengths above a roll can be ordered from the seller.", "ከአንድ ጥቅል በላይ ከፈለጉ ሻጩን ማዘዝ ይችላሉ።"),
    ],
    specifications: [states(words("Width", "ወርድ"), words("150 cm", "150 ሴ.ሜ."), words("115 cm", "115 ሴ.ሜ.")), care],
  },
  coffee: {
    voice: "food",
    openings: [
      words("{name}: sorted by hand and packed fresh.", "{name}፦ በእጅ ተለቅሞ ትኩስነቱ ተጠብቆ የታሸገ።"),
      words("{name} with a clear aroma, for the jebena and for the filter.", "{name}፦ ለጀበናም ለማሽንም የሚሆን፣ መዓዛው የሚያውድ።"),
    ],
    closings: [
      words("Keep it closed and away from light, and the aroma stays.", "ከብርሃን አርቀው ዘግተው ያስቀምጡት፤ መዓዛው ይቆያል።"),
      words("The packing date is written on the bag.", "የታሸገበት ቀን በከረጢቱ ላይ ተጽፏል።"),
    ],
    specifications: [homeMade, storage],
  },
  food: {
    voice: "food",
    openings: [
      words("{name}, cleaned and packed for the family kitchen.", "{name}፦ ተለቅሞና ጸድቶ ለቤተሰብ ማዕድ የታሸገ።"),
      words("{name}: a good staple to have at home.", "{name}፦ ከቤት ሊጠፋ የማይገባ አስቤዛ።"),
    ],
    closings: [
      words("The packing date is printed on each bag.", "የታሸገበት ቀን በእያንዳንዱ ከረጢት ላይ ታትሟል።"),
      words("Larger amounts can be arranged with the seller.", "ብዛት ከፈለጉ ከሻጩ ጋር መነጋገር ይችላሉ።"),
    ],
    specifications: [homeMade, storage],
  },
  grocery: {
    voice: "food",
    openings: [
      words("{name} for the table, for guests and for the road.", "{name}፦ ለማዕድ፣ ለእንግዳና ለመንገድ የሚሆን።"),
      words("{name}, sold in its original packing.", "{name}፦ በዋናው ማሸጊያ የሚቀርብ።"),
    ],
    closings: [
      words("The best-before date is printed on the packing.", "የመጠቀሚያ ጊዜው በማሸጊያው ላይ ታትሟል።"),
      words("Once open, please close it well and use it soon.", "ከከፈቱት በኋላ በደንብ ዘግተው ቶሎ ይጠቀሙበት።"),
    ],
    specifications: [storage, packing],
  },
  fresh: {
    voice: "food",
    openings: [
      words("{name}, picked early and delivered the same or the next day.", "{name}፦ በጠዋት ተለቅሞ በዕለቱ ወይም በማግስቱ የሚደርስ።"),
      words("{name} from farms around the Rift Valley lakes.", "{name}፦ በስምጥ ሸለቆ ሐይቆች ዙሪያ ካሉ እርሻዎች የመጣ።"),
    ],
    closings: [
      words(
        "Weight may vary by a few grams; you never get less than you paid for.",
        "ክብደቱ በጥቂት ግራም ሊለያይ ይችላል፤ ከከፈሉበት ግን አያንስም።",
      ),
      words("Please wash before use.", "ከመጠቀምዎ በፊት እባክዎ ይጠቡት።"),
    ],
    specifications: [
      homeMade,
      states(words("Storage", "አቀማመጥ"), words("Cool, use within a week", "በቀዝቃዛ ቦታ፣ በሳምንት ውስጥ ይጠቀሙ")),
    ],
  },
  farm: {
    voice: "work",
    openings: [
      words("{name} for smallholders, gardens and school plots.", "{name}፦ ለአነስተኛ ገበሬዎች፣ ለጓሮ አትክልትና ለት/ቤት እርሻ።"),
      words("{name}, chosen for highland and lowland seasons.", "{name}፦ ለደጋም ለቆላም ወቅት ተመርጦ የቀረበ።"),
    ],
    closings: [
      words("A leaflet in Amharic explains the use.", "አጠቃቀሙን የሚያስረዳ የአማርኛ ጽሑፍ አብሮ ይላካል።"),
      words("Ask the extension worker of your kebele for advice on the season.", "ስለ ወቅቱ የቀበሌዎን የግብርና ባለሙያ ያማክሩ።"),
    ],
    specifications: [storage, support],
  },
  tool: {
    voice: "work",
    openings: [
      words("{name}: a steady tool for home repairs and daily work.", "{name}፦ ለቤት ጥገናና ለዕለት ሥራ የሚሆን ጠንካራ መሣሪያ።"),
      words("{name}, balanced in the hand and hard to wear out.", "{name}፦ በእጅ ለመያዝ የሚመችና በቀላሉ የማያረጅ።"),
    ],
    closings: [
      words("Oil the metal parts lightly after the rainy season.", "ከክረምት በኋላ የብረት ክፍሎቹን ጥቂት ዘይት ይቀቡ።"),
      words("Wear gloves and eye protection where they are needed.", "በሚያስፈልግበት ጊዜ ጓንትና የዓይን መከላከያ ያድርጉ።"),
    ],
    specifications: [warranty, condition],
  },
  furniture: {
    voice: "home",
    openings: [
      words("{name}, built by local workshops and finished by hand.", "{name}፦ በአገር ውስጥ ወርክሾፕ ተሠርቶ በእጅ የተጠናቀቀ።"),
      words("{name}: sturdy, quiet and easy to keep clean.", "{name}፦ ጠንካራና በቀላሉ የሚጸዳ።"),
    ],
    closings: [
      words(
        "Assembly in Addis Ababa takes about an hour; ask the seller for a time.",
        "በአዲስ አበባ መገጣጠም አንድ ሰዓት ያህል ይወስዳል፤ ጊዜውን ከሻጩ ጋር ይስማሙ።",
      ),
      words("Please measure your door and stairs before ordering.", "ከማዘዝዎ በፊት በርዎንና ደረጃዎን ይለኩ።"),
    ],
    specifications: [
      states(words("Material", "የተሠራበት"), words("Solid wood and MDF", "እንጨትና MDF"), words("Wanza wood", "የዋንዛ እንጨት")),
      homeMade,
    ],
  },
  homeware: {
    voice: "home",
    openings: [
      words("{name}: useful every day and pleasant to look at.", "{name}፦ በየዕለቱ የሚያገለግል፣ ለዓይንም የሚማርክ።"),
      words("{name} that makes the house feel finished.", "{name}፦ ቤትዎን የሚያሳምር።"),
    ],
    closings: [
      words("Packed with padding, so that it arrives whole.", "ሳይጎዳ እንዲደርስ በጥንቃቄ ይታሸጋል።"),
      words("Makes a welcome gift for a new home.", "ለአዲስ ቤት ጥሩ ስጦታ ይሆናል።"),
    ],
    specifications: [states(words("Use", "አገልግሎት"), words("Indoors", "በቤት ውስጥ")), condition],
  },
  craft: {
    voice: "home",
    openings: [
      words("{name}, made by hand the way it has long been done.", "{name}፦ በቆየው ባህላዊ መንገድ በእጅ የተሠራ።"),
      words("{name} from craftspeople who sign their work.", "{name}፦ በሥራቸው በሚኮሩ የእጅ ባለሙያዎች የተሠራ።"),
    ],
    closings: [
      words("No two are quite alike; the picture shows one of them.", "ሁለቱ ፍጹም አንድ ዓይነት አይሆኑም፤ በሥዕሉ ላይ ያለው አንዱ ነው።"),
      words("The maker is paid before the piece is listed.", "ዕቃው ከመቅረቡ በፊት ለባለሙያው ይከፈላል።"),
    ],
    specifications: [homeMade, states(words("Work", "አሠራር"), words("Hand-made", "የእጅ ሥራ"))],
  },
  cleaning: {
    voice: "home",
    openings: [
      words("{name} for everything that must be clean and shine.", "{name}፦ መጽዳትና ማማር ላለበት ሁሉ የሚሆን።"),
      words("{name}: a small helper that saves time.", "{name}፦ ጊዜ የሚቆጥብ የጽዳት ረዳት።"),
    ],
    closings: [
      words("Keep cleaning products away from children.", "የጽዳት ዕቃዎችን ሕፃናት በማይደርሱበት ቦታ ያስቀምጡ።"),
      words("Shops and offices can order by the carton.", "ሱቆችና መሥሪያ ቤቶች በካርቶን ማዘዝ ይችላሉ።"),
    ],
    specifications: [storage, condition],
  },
  beauty: {
    voice: "care",
    openings: [
      words("{name}: gentle care for every day.", "{name}፦ ለየዕለቱ እንክብካቤ የሚሆን ለስላሳ ምርት።"),
      words("{name} in its sealed original packing.", "{name}፦ በዋናው ማሸጊያ እንደታሸገ የሚቀርብ።"),
    ],
    closings: [
      words("Try a little on the inside of your arm first.", "አስቀድመው በክንድዎ ውስጠኛ ክፍል ጥቂት ይሞክሩት።"),
      words("Opened packs cannot be returned, for the sake of hygiene.", "ለንጽሕና ሲባል የተከፈተ ዕቃ አይመለስም።"),
    ],
    specifications: [
      states(words("Suited to", "የሚስማማው"), words("All skin and hair types", "ለሁሉም ዓይነት ቆዳና ፀጉር")),
      storage,
    ],
  },
  hygiene: {
    voice: "care",
    openings: [
      words("{name}, packed clean and sealed.", "{name}፦ በንጽሕና ተዘጋጅቶ የታሸገ።"),
      words("{name} for home, school and clinic.", "{name}፦ ለቤት፣ ለት/ቤትና ለክሊኒክ።"),
    ],
    closings: [
      words("Opened packs cannot be returned, for the sake of hygiene.", "ለንጽሕና ሲባል የተከፈተ ዕቃ አይመለስም።"),
      words("Clinics and schools can order by the carton.", "ክሊኒኮችና ት/ቤቶች በካርቶን ማዘዝ ይችላሉ።"),
    ],
    specifications: [storage, packing],
  },
  medical: {
    voice: "care",
    openings: [
      words("{name} for care at home and in clinics.", "{name}፦ ለቤትና ለክሊኒክ እንክብካቤ።"),
      words("{name}: simple to handle and easy to clean.", "{name}፦ ለመጠቀምም ለማጽዳትም ቀላል።"),
    ],
    closings: [
      words("It does not replace the advice of a health worker.", "የጤና ባለሙያ ምክርን አይተካም።"),
      words("Instructions are in English and Amharic.", "የአጠቃቀም መመሪያው በእንግሊዝኛና በአማርኛ ነው።"),
    ],
    specifications: [warranty, condition],
  },
  gift: {
    voice: "home",
    openings: [
      words("{name}, wrapped and ready to give.", "{name}፦ ተጠቅልሎ ለመስጠት የተዘጋጀ።"),
      words("{name} for the people you want to thank.", "{name}፦ ሊያመሰግኑት ለሚፈልጉት ሰው።"),
    ],
    closings: [
      words("A card with your own words can be added free of charge.", "የራስዎን መልእክት የያዘ ካርድ ያለ ክፍያ ይጨመርልዎታል።"),
      words("Tell the seller the day, and it arrives on that day.", "ቀኑን ለሻጩ ይንገሩ፤ በዚያው ቀን ይደርሳል።"),
    ],
    specifications: [states(words("Wrapping", "አጠቃለል"), words("Gift paper and ribbon", "የስጦታ ወረቀትና ጥብጣብ")), condition],
  },
  pastime: {
    voice: "home",
    openings: [
      words("{name}: made for many hours of use, at home and at school.", "{name}፦ በቤትም በት/ቤትም ለረጅም ጊዜ የሚያገለግል።"),
      words("{name} for children, students and everyone who stays curious.", "{name}፦ ለልጆች፣ ለተማሪዎችና ለማወቅ ለሚጓጓ ሁሉ።"),
    ],
    closings: [
      words("Schools and clubs get a better price from ten pieces.", "ት/ቤቶችና ክለቦች ከ10 በላይ ሲገዙ የተሻለ ዋጋ ያገኛሉ።"),
      words("Checked for loose parts before it leaves the shop.", "ከሱቁ ከመውጣቱ በፊት ይፈተሻል።"),
    ],
    specifications: [condition, states(words("Use", "አገልግሎት"), words("At home and at school", "በቤትና በት/ቤት"))],
  },
  electrical: {
    voice: "work",
    openings: [
      words("{name} for homes, shops and workshops on 220 V.", "{name}፦ በ220 V ለሚሠሩ ቤቶች፣ ሱቆችና ወርክሾፖች።"),
      words("{name}, checked for safe contacts before packing.", "{name}፦ ከመታሸጉ በፊት ለደኅንነት የተፈተሸ።"),
    ],
    closings: [
      words(
        "Switch off the mains before installing, or ask an electrician.",
        "ከመግጠምዎ በፊት ዋናውን ማብሪያ ያጥፉ ወይም ባለሙያ ያማክሩ።",
      ),
      words("Contractors can ask for a price by the carton.", "የሥራ ተቋራጮች የካርቶን ዋጋ መጠየቅ ይችላሉ።"),
    ],
    specifications: [warranty, states(words("Voltage", "ቮልቴጅ"), words("220 V", "220 V"))],
  },
  auto: {
    voice: "work",
    openings: [
      words("{name} for the roads we really drive on.", "{name}፦ ለአገራችን መንገዶች የሚመች።"),
      words("{name}, ready to fit in a garage or at home.", "{name}፦ በጋራዥም በቤትም ለመግጠም የተዘጋጀ።"),
    ],
    closings: [
      words("Please compare the part number with your old part.", "እባክዎ የዕቃውን ቁጥር ከአሮጌው ጋር ያነጻጽሩ።"),
      words("Fitting can be arranged with the seller in Addis Ababa.", "በአዲስ አበባ ገጠማውን ከሻጩ ጋር መስማማት ይችላሉ።"),
    ],
    specifications: [warranty, condition],
  },
  vehicle: {
    voice: "work",
    openings: [
      words("{name}, inspected and ready for a test drive.", "{name}፦ ተፈትሾ ለሙከራ ጉዞ የተዘጋጀ።"),
      words("{name} with papers in order.", "{name}፦ ሰነዱ የተሟላ።"),
    ],
    closings: [
      words("Bring a mechanic you trust; the seller is happy to wait.", "የሚያምኑትን መካኒክ ይዘው ይምጡ፤ ሻጩ በደስታ ይጠብቅዎታል።"),
      words("Transfer of ownership is done together at the office.", "የባለቤትነት ዝውውሩ በጽሕፈት ቤቱ አብረው ይፈጸማል።"),
    ],
    specifications: [
      states(words("Papers", "ሰነድ"), words("Complete", "የተሟላ")),
      states(words("Viewing", "ማየት የሚቻልበት"), words("By appointment", "በቀጠሮ")),
    ],
  },
  chemical: {
    voice: "work",
    openings: [
      words("{name} for workshops, laboratories and cleaning businesses.", "{name}፦ ለወርክሾፕ፣ ለላቦራቶሪና ለጽዳት ድርጅት።"),
      words("{name}, filled in sealed containers.", "{name}፦ በታሸገ መያዣ የተሞላ።"),
    ],
    closings: [
      words("Store it locked, labelled and away from food.", "ዘግተው፣ ስም ጽፈውና ከምግብ አርቀው ያስቀምጡት።"),
      words("Use gloves and open the windows.", "ጓንት ያድርጉ፤ መስኮትም ይክፈቱ።"),
    ],
    specifications: [storage, states(words("Safety sheet", "የደኅንነት መረጃ"), words("Included", "አብሮ ይላካል"))],
  },
  metal: {
    voice: "work",
    openings: [
      words("{name}, straight and free of deep rust.", "{name}፦ ቀጥ ያለና ዝገት የሌለው።"),
      words("{name} for building, gates and workshops.", "{name}፦ ለግንባታ፣ ለበርና ለወርክሾፕ።"),
    ],
    closings: [
      words("Cutting to length is done before delivery.", "በሚፈልጉት ርዝመት ተቆርጦ ይደርሳል።"),
      words("Weights are taken on a checked scale.", "በተረጋገጠ ሚዛን ይመዘናል።"),
    ],
    specifications: [
      states(words("Material", "የተሠራበት"), words("Mild steel", "ለስላሳ ብረት"), words("Galvanised steel", "ጋልቫናይዝድ ብረት")),
      condition,
    ],
  },
  packaging: {
    voice: "work",
    openings: [
      words("{name} for shops that send their goods with care.", "{name}፦ ዕቃቸውን በጥንቃቄ ለሚልኩ ሱቆች።"),
      words("{name}, flat when stored and strong when folded.", "{name}፦ ሲቀመጥ ቦታ የማይፈጅ፣ ሲሠራ ጠንካራ።"),
    ],
    closings: [
      words("Printing with your shop's name is possible from 500 pieces.", "ከ500 በላይ ሲያዝዙ የሱቅዎን ስም ማሳተም ይቻላል።"),
      words("Samples are available from the seller.", "ናሙና ከሻጩ ማግኘት ይችላሉ።"),
    ],
    specifications: [storage, homeMade],
  },
  machine: {
    voice: "work",
    openings: [
      words("{name} for small businesses that want to grow.", "{name}፦ ማደግ ለሚፈልጉ አነስተኛ ድርጅቶች።"),
      words("{name}, tested under load before delivery.", "{name}፦ ከመላኩ በፊት በሥራ ላይ የተሞከረ።"),
    ],
    closings: [
      words("Two hours of training come with the machine.", "ከማሽኑ ጋር የሁለት ሰዓት ሥልጠና ይሰጣል።"),
      words("Wear parts are kept in stock by the seller.", "የሚያልቁ መለዋወጫዎች በሻጩ ዘንድ ይገኛሉ።"),
    ],
    specifications: [
      warranty,
      states(
        words("Motor", "ሞተር"),
        words("220 V, single phase", "220 V፣ ነጠላ ፌዝ"),
        words("380 V, three phase", "380 V፣ ሦስት ፌዝ"),
      ),
    ],
  },
} satisfies Record<string, Family>;
