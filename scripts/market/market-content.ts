import { groupPicture } from "./scenes/scene-picture.ts";

/** What the shop's own people keep besides products (specification 3.4); prices in santim. */
export interface MarketContent {
  heroImages: { image: string; link: string; headline: string; headlineAm: string; price: number | null }[];
  tripletCards: { url: string; image: string; title: string; titleAm: string }[];
  banners: MarketBanner[];
  /** The rows of categories on the home page (specification 2.6). */
  categoryBanners: { categorySlug: string; image: string }[];
}

interface MarketBanner {
  slot: string;
  url: string;
  /** The banner leads to this shop, whose number is known only once it is stored; url then stays empty. */
  vendor: string | null;
  /** Slug of the product whose number, known only once it is stored, takes the place of `{id}` in url. */
  product?: string;
  image: string;
  title: string;
  titleAm: string;
}

const media = (name: string) => `/media/web-banner/${name}.webp`;

export const marketContent: MarketContent = {
  heroImages: [
    {
      image: media("hero-coffee"),
      link: "/product/default/yirgacheffe-coffee",
      headline: "Coffee from Yirgacheffe, picked and packed this season",
      headlineAm: "የዘንድሮ የይርጋጨፌ ቡና፣ ተለቅሞ የታሸገ",
      price: 62_000,
    },
    {
      image: media("hero-electronics"),
      link: "/shop/sidebar/3cols?parentCategory=electronics",
      headline: "Phones, laptops and television with a receipt and warranty",
      headlineAm: "ስልክ፣ ላፕቶፕና ቴሌቪዥን ከደረሰኝና ከዋስትና ጋር",
      price: null,
    },
    {
      image: media("hero-habesha"),
      link: "/shop/sidebar/3cols?category=traditional-and-textile&subcategory=habesha-kemis",
      headline: "Habesha kemis, woven by hand",
      headlineAm: "በእጅ የተሸመነ የሐበሻ ቀሚስ",
      price: 450_000,
    },
    {
      image: media("hero-home"),
      link: "/shop/sidebar/3cols?parentCategory=home",
      headline: "For the new home: furniture, bedding and kitchen",
      headlineAm: "ለአዲስ ቤትዎ፦ ፈርኒቸር፣ የአልጋ ልብስና የወጥ ቤት ዕቃዎች",
      price: null,
    },
  ],
  tripletCards: [
    {
      url: "/shop/sidebar/3cols?category=food-market",
      image: media("triplet-market"),
      title: "The week's asbeza",
      titleAm: "የሳምንቱ አስቤዛ",
    },
    {
      url: "/shop/sidebar/3cols?category=kitchen",
      image: media("triplet-kitchen"),
      title: "For the kitchen",
      titleAm: "ለወጥ ቤትዎ",
    },
    {
      url: "/shop/sidebar/3cols?category=crafts-books-and-play&subcategory=school-supplies",
      image: media("triplet-school"),
      title: "Ready for school",
      titleAm: "ለት/ቤት ዝግጁ",
    },
  ],
  banners: [
    {
      slot: "fixed",
      url: "/product/default/{id}?from=New%20Products",
      vendor: null,
      product: "yirgacheffe-coffee",
      image: groupPicture("vendor-coffee"),
      title: "Yirgacheffe coffee",
      titleAm: "የይርጋጨፌ ቡና",
    },
    {
      slot: "fixed",
      url: "https://play.google.com/store/apps",
      vendor: null,
      image: groupPicture("vendor-phones"),
      title: "The market in your pocket",
      titleAm: "ገበያው በኪስዎ",
    },
    {
      slot: "fixed",
      url: "",
      vendor: "Shiro Meda Weavers",
      image: groupPicture("vendor-textiles"),
      title: "Shiro Meda Weavers",
      titleAm: "ሽሮ ሜዳ ሸማኔዎች",
    },
    {
      slot: "special-offer-vendor",
      url: "",
      vendor: "Gedeo Coffee House",
      image: groupPicture("vendor-coffee"),
      title: "Special offers of Gedeo Coffee House",
      titleAm: "የጌዴኦ የቡና ቤት ልዩ ቅናሾች",
    },
    {
      slot: "shop-now",
      url: "/shop/sidebar/3cols",
      vendor: null,
      image: groupPicture("vendor-market"),
      title: "Everything on the market",
      titleAm: "የገበያው ዕቃዎች በሙሉ",
    },
    {
      slot: "todays-deals",
      url: "/shop/sidebar/list?discount=list",
      vendor: null,
      image: groupPicture("vendor-kitchen"),
      title: "Today's deals for the home",
      titleAm: "የዛሬ የቤት ዕቃ ቅናሾች",
    },
    {
      slot: "todays-deals",
      url: "/shop/sidebar/list?lessthan1000=list",
      vendor: null,
      image: groupPicture("vendor-groceries"),
      title: "Less than 1,000 ETB",
      titleAm: "ከ1,000 ብር በታች",
    },
    {
      slot: "todays-deals",
      url: "/shop/sidebar/list?freeDelivery=list",
      vendor: null,
      image: groupPicture("vendor-delivery"),
      title: "Delivered at no extra charge",
      titleAm: "ያለ ተጨማሪ ክፍያ የሚደርሱ",
    },
    {
      slot: "gif",
      url: "/shop/sidebar/list?freeDelivery=list",
      vendor: null,
      image: groupPicture("poster-on-its-way"),
      title: "On its way to you: goods that come without a delivery fee",
      titleAm: "ወደ እርስዎ በመንገድ ላይ፦ ያለ ተጨማሪ ክፍያ የሚደርሱ ዕቃዎች",
    },
  ],
  categoryBanners: [
    { categorySlug: "consumer-electronic", image: groupPicture("menu-electronics") },
    { categorySlug: "food-market", image: groupPicture("menu-agriculture") },
    { categorySlug: "traditional-and-textile", image: groupPicture("menu-apparel") },
    { categorySlug: "furniture", image: groupPicture("menu-home") },
    { categorySlug: "bags-and-luggage", image: groupPicture("menu-bags") },
    { categorySlug: "beauty", image: groupPicture("menu-health") },
  ],
};
