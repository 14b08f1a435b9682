import { cityName } from "../../app/domain/delivery/city-name.ts";
import { random } from "./random.ts";
import { vendors as compositions } from "./scenes/compositions/vendors.ts";
import { mainPicture } from "./scenes/scene-picture.ts";
import { vendorBanner } from "./scenes/vendor-banner.ts";
import { serviceWords, tradeWords, type Trade } from "./vendor-words.ts";

/** A shop of the demo market; times in UTC ms. */
export interface MarketVendor {
  name: string;
  nameAm: string;
  city: string;
  phone: string;
  description: string;
  descriptionAm: string;
  logo: string | null;
  bannerImage: string | null;
  verifiedAt: number | null;
  /** Takes no orders until then. */
  closedUntil: number | null;
  createdAt: number;
  /** Slugs of the categories and subcategories whose goods it sells. */
  sells: readonly string[];
}

// name | Amharic name | city (empty: Addis Ababa) | what it sells
const shops = `
Bole Digital|ቦሌ ዲጂታል||mobile-phones-tablets power-banks Charger smart-watches earphone-headphone
Piassa Electronics|ፒያሳ ኤሌክትሮኒክስ||speaker television digital-camera radio-and-satellite other-consumer-electronics security-and-doorbells
Megenagna Mobile|መገናኛ ሞባይል||mobile-phones-tablets Charger power-banks earphone-headphone accessories
Sheger Computers|ሸገር ኮምፒውተር||computers-laptops keyboards-and-mice accessories storage-media printer-scanner-projector
Tana Electronics|ጣና ኤሌክትሮኒክስ|Bahir Dar|computers-laptops networking printer-scanner-projector gaming keyboards-and-mice
Awash Home Appliances|አዋሽ የቤት ዕቃዎች|Adama|home-appliance
Entoto Vision|እንጦጦ ቪዥን||television gaming speaker digital-camera
Hawassa Phone House|ሐዋሳ የስልክ ቤት|Hawassa|mobile-phones-tablets smart-watches storage-media
Merkato Bags|መርካቶ ቦርሳ||bags-and-luggage
Abay Leather|ዓባይ ሌዘር|Bahir Dar|wallets leather-belts laptop-bags leather-shoes boots loafers metal-belts
Lucy Shoes|ሉሲ ጫማ||mens-shoes womens-shoes childrens-shoes
Arada Footwear|አራዳ ጫማ||mens-shoes womens-shoes
Selam Handbags|ሰላም የእጅ ቦርሳ||handbags purses shoulder-bags cosmetic-bags metal-belts scarves-and-hats
Walia Leather Works|ዋልያ የቆዳ ሥራ|Gondar|wallets travel-bags backpacks school-bags work-shoes hiking-shoes shopping-totes
Shiro Meda Weavers|ሽሮ ሜዳ ሸማኔዎች||habesha-kemis men-s-clothing netela-and-gabi
Tibeb House|ጥበብ ቤት||habesha-kemis men-s-clothing dresses girls-clothing
Dorze Weaving|ዶርዜ ሽመና|Hawassa|netela-and-gabi 100-cotton-fabric fabric curtains-and-carpets
Habesha Libs|ሐበሻ ልብስ||habesha-kemis girls-clothing boys-clothing scarves-and-hats
Kirkos Fashion|ቂርቆስ ፋሽን||womens-clothing mens-wear
Mekelle Textile|መቀሌ ጨርቃ ጨርቅ|Mekelle|100-cotton-fabric fabric mens-wear
Little Lions|ትንንሽ አንበሶች||childrens-clothing childrens-shoes toys
Gedeo Coffee House|ጌዴኦ የቡና ቤት||coffee coffee-ceremony coffee-machines
Kaffa Forest Goods|ካፋ የደን ምርት|Jimma|coffee honey-products spices seedlings beekeeping
Ada'a Grain Market|አድአ የእህል ገበያ|Adama|teff-and-grains pulses-and-shiro oil-and-butter
Enat Spices|እናት ቅመማ ቅመም||spices pulses-and-shiro snack-food oil-and-butter herbal-teas natural-food-supplements
Atsbi Honey|አጽቢ ማር|Mekelle|honey-products beekeeping
Koka Fresh Farm|ቆቃ ትኩስ እርሻ|Adama|vegetables-6 fruit dairy-eggs-and-bread
Asbeza Bet|አስቤዛ ቤት||food-and-beverage soft-drinks snack-food dairy-eggs-and-bread teff-and-grains vegetables-6
Green Rift Seeds|አረንጓዴ ስምጥ ሸለቆ ዘር|Hawassa|seeds seedlings greenhouse irrigation fertiliser
Gojjam Farm Supply|ጎጃም የእርሻ አቅርቦት|Bahir Dar|farming
Harar Gey Crafts|ሐረር ጌይ የእጅ ሥራ|Harar|mesob-and-injera home-decor traditional-crafts coffee-ceremony jewellery
Wanza Furniture|ዋንዛ ፈርኒቸር||furniture
Sost Gulicha|ሦስት ጉልቻ||kitchen mitad-and-stoves
Lalibela Home|ላሊበላ የቤት ዕቃ||decoration cookware bedding household-sundries
Kolfe Household|ኮልፌ የቤት ዕቃ||household kitchen-storage tableware hygiene-products
Gondar Carpets|ጎንደር ምንጣፍ|Gondar|curtains-and-carpets mirrors bedding candles-and-incense
Wubet Cosmetics|ውበት ኮስሞቲክስ||beauty
Tena Adam Health|ጤና አዳም የጤና ዕቃ||health-care
Desta Pharmacy Supply|ደስታ የጤና አቅርቦት|Dessie|medical-devices first-aid mobility-aids clinic-supplies eye-care
Rose of Sheger|የሸገር ጽጌረዳ||fragrances natural-beauty bath-and-body flowers
Liya Beauty|ልያ ውበት||haircare hair-tools makeup nail-care skin-care
Mothers and Babies|እናቶችና ሕፃናት|Dire Dawa|baby-care baby-gifts baby-bags baby-clothing
Adey Flowers|አደይ አበባ||flowers cakes holiday-packages gift-boxes
Enkutatash Gifts|እንቁጣጣሽ ስጦታ||holiday-packages gift-sets party-supplies
Fidel Books|ፊደል መጻሕፍት||books stationery school-supplies notebooks
Krar Music|ክራር ሙዚቃ||musical-instruments traditional-crafts
Chercher Toys|ጨርጨር መጫወቻ|Dire Dawa|toys board-games other-sports-entertainment-products trophies-and-awards party-supplies
Birhan Electric|ብርሃን ኤሌክትሪክ||electrical-supplies
Tsehay Solar|ፀሐይ ሶላር||solar-panels lanterns inverters-and-ups batteries water-pumps
Addis Cable|አዲስ ኬብል||electric-cables extension-leads sockets-and-switches plugs-and-adapters breakers
Gilgel Power|ግልገል ኃይል|Jimma|generators stabilisers inverters-and-ups water-pumps water-heaters fans-and-heaters
Saris Auto Parts|ሳሪስ የመኪና መለዋወጫ||brakes filters engine-oil car-batteries car-lights tyres car-accessories car-electronics
Kality Motors|ቃሊቲ ሞተርስ||cars pickups-and-trucks motorcycles bajaj
Dire Garage|ድሬ ጋራዥ|Dire Dawa|garage-tools tyres car-care engine-oil motorcycle-and-bicycle-parts car-accessories
Teklehaimanot Bicycles|ተክለ ሃይማኖት ብስክሌት||bicycles motorcycle-and-bicycle-parts
Akaki Metal|አቃቂ ብረታ ብረት||metals wood-and-metal-machines
Blue Nile Chemicals|ዓባይ ኬሚካል|Bahir Dar|chemicals
Sebeta Packaging|ሰበታ ማሸጊያ||packaging-materials packing-machines
Shoa Cartons|ሸዋ ካርቶን|Adama|cartons bags-and-sacks food-packaging grain-storage
Mamo Machinery|ማሞ ማሽነሪ||production-machines farm-machines sprayers dairy-equipment
`
  .trim()
  .split("\n")
  .map((line) => line.split("|"));

/** Every so many shops one has no logo, or no banner: a page has to look well without. */
const WITHOUT_LOGO = 3;
const WITHOUT_BANNER = 12;
/** Its shutters are down: its goods can be looked at, and not be bought. */
const CLOSED = { name: "Teklehaimanot Bicycles", days: 21 };

const day = 24 * 60 * 60 * 1000;

/** The sixty shops. today is UTC ms; phone numbers are from a range that no one has. */
export function marketVendors(today: number): MarketVendor[] {
  return shops.map(([name = "", nameAm = "", place = "", sells = ""], index) => {
    const chance = random(`vendor ${name}`);
    const city = place || "Addis Ababa";
    const service = chance.pick(serviceWords);
    const createdAt = today - chance.between(430, 1100) * day;
    const banner = vendorBanner(sells.split(" "));
    const trade = tradeOf(banner);
    return {
      name,
      nameAm,
      city,
      phone: `09000000${String(index + 1).padStart(2, "0")}`,
      description: `${tradeWords[trade].en} ${service.en.replace("{city}", city)}`,
      descriptionAm: `${tradeWords[trade].am} ${service.am.replace("{city}", cityName(city, "am"))}`,
      logo: index % WITHOUT_LOGO === 2 ? null : logoOf(trade, index),
      bannerImage: index % WITHOUT_BANNER === 5 ? null : banner,
      verifiedAt: chance.chance(0.65) ? createdAt + 12 * day : null,
      closedUntil: name === CLOSED.name ? today + CLOSED.days * day : null,
      createdAt,
      sells: sells.split(" "),
    };
  });
}

function tradeOf(banner: string): Trade {
  const trade = (Object.keys(tradeWords) as Trade[]).find((key) => banner.endsWith(`/${key}.webp`));
  if (!trade) throw new Error(`Nobody has the banner ${banner}`);
  return trade;
}

/** One of the things that stand on the banner. */
function logoOf(trade: Trade, index: number): string {
  const { standing } = compositions[trade];
  return mainPicture(standing[index % standing.length]!.object, index);
}
