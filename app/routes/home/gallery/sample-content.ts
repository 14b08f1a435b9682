import type { HomeContent, HeroImage, LinkedImage } from "../../../data/home/home-content.server.ts";

const media = (name: string) => `/media/web-banner/${name}.webp`;

const slide = (image: string, changes: Partial<HeroImage> = {}): HeroImage => ({
  image: media(image),
  link: "/shop/sidebar/list",
  headline: "Coffee from Yirgacheffe, roasted this week",
  headlineAm: "የይርጋጨፌ ቡና፣ በዚህ ሳምንት የተቆላ",
  price: 35_000,
  ...changes,
});

const picture = (image: string, title: string, titleAm: string | null, url = "/shop/sidebar/list"): LinkedImage => ({
  image: media(image),
  url,
  title,
  titleAm,
});

const hostile = `<img src=x onerror="alert(1)"> & </a><script>alert('2')</script>`;

export const sampleContent: HomeContent = {
  heroes: [
    slide("hero-coffee"),
    slide("hero-habesha", { headline: "Habesha kemis", headlineAm: "የሐበሻ ቀሚስ", price: null }),
  ],
  triplets: [
    picture("triplet-coffee", "The coffee table", "የቡና ሥነ ሥርዓት"),
    picture("triplet-school", "Ready for school", "ለት/ቤት ዝግጁ"),
    picture("triplet-kitchen", "Kitchen", "ማእድ ቤት"),
  ],
  banners: [
    { slot: "fixed", ...picture("vendor-coffee", "Coffee", "ቡና", "/product/default/1?from=New%20Products") },
    { slot: "fixed", ...picture("vendor-phones", "Our app", "መተግበሪያችን", "https://apps.gulit.example/") },
    { slot: "fixed", ...picture("vendor-textiles", "Shiro Meda", "ሽሮ ሜዳ", "/vendor-store/4") },
    { slot: "special-offer-vendor", ...picture("vendor-honey", "Special Offer", "ልዩ ቅናሽ", "/vendor-store/5") },
    { slot: "shop-now", ...picture("vendor-market", "Everything", "ሁሉም ዕቃ", "/shop/sidebar/3cols") },
    { slot: "todays-deals", ...picture("vendor-shoes", "Shoes", "ጫማ") },
    { slot: "todays-deals", ...picture("vendor-beauty", "Beauty", "ውበት") },
    { slot: "todays-deals", ...picture("vendor-tools", "Tools", "መሣሪያዎች") },
  ],
};

const nothing: HomeContent = { heroes: [], triplets: [], banners: [] };

export const contentStates = {
  full: sampleContent,
  one: { ...nothing, heroes: [slide("hero-holiday")], triplets: sampleContent.triplets.slice(0, 1) },
  noContent: nothing,
  withoutWords: {
    ...nothing,
    heroes: [slide("hero-home", { headline: "", headlineAm: null, price: null })],
    triplets: [picture("triplet-kitchen", "", null)],
  },
  hostileName: {
    ...nothing,
    heroes: [slide("hero-electronics", { headline: hostile, headlineAm: hostile })],
    triplets: [picture("triplet-gifts", hostile, hostile)],
  },
  missingPicture: {
    ...nothing,
    heroes: [slide("no-such-picture")],
    triplets: [picture("no-such-picture", "Kitchen", "ማእድ ቤት")],
  },
  hostileLinks: {
    ...nothing,
    heroes: [slide("hero-holiday", { link: "javascript:alert(1)" })],
    triplets: [picture("triplet-market", "Market", "ገበያ", "data:text/html,<script>alert(1)</script>")],
  },
  longName: {
    ...nothing,
    heroes: [
      slide("hero-holiday", {
        headline: "Everything for the new year: flowers, dresses, coffee, honey and a sheep for the whole family",
        headlineAm: "ለአዲስ ዓመት የሚያስፈልግ ሁሉ፦ አበባ፣ ልብስ፣ ቡና፣ ማርና ለመላው ቤተሰብ የሚሆን በግ ከነቅርጫቱ",
        price: 128_500_000,
      }),
    ],
    triplets: [
      picture(
        "triplet-fashion",
        "Dresses, shawls and shoes for weddings, holidays and everything between them",
        "ለሠርግ፣ ለበዓልና በመካከላቸው ላለው ሁሉ የሚሆኑ ቀሚሶች፣ ነጠላዎችና ጫማዎች",
      ),
    ],
  },
} satisfies Record<string, HomeContent>;
