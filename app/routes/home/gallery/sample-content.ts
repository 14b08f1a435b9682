import type { ContentLists, HomeContent, LinkedDraft } from "../../../domain/content/content-lists.ts";

const media = (name: string) => `/media/web-banner/${name}.webp`;

type HeroDraft = ContentLists["heroes"][number];

const slide = (image: string, changes: Partial<HeroDraft> = {}): HeroDraft => ({
  image: media(image),
  link: "/shop/sidebar/list",
  headline: { en: "Coffee from Yirgacheffe, roasted this week", am: "የይርጋጨፌ ቡና፣ በዚህ ሳምንት የተቆላ" },
  price: 35_000,
  ...changes,
});

const picture = (image: string, en: string, am: string, url = "/shop/sidebar/list"): LinkedDraft => ({
  image: media(image),
  url,
  title: { en, am },
});

const hostile = `<img src=x onerror="alert(1)"> & </a><script>alert('2')</script>`;

const full = {
  heroes: [
    slide("hero-coffee"),
    slide("hero-habesha", { headline: { en: "Habesha kemis", am: "የሐበሻ ቀሚስ" }, price: null }),
  ],
  tripletCards: [
    picture("triplet-coffee", "The coffee table", "የቡና ሥነ ሥርዓት"),
    picture("triplet-school", "Ready for school", "ለት/ቤት ዝግጁ"),
    picture("triplet-kitchen", "Kitchen", "ማእድ ቤት"),
  ],
};

export const contentStates = {
  full,
  one: { heroes: [slide("hero-holiday")], tripletCards: full.tripletCards.slice(0, 1) },
  noContent: {},
  withoutWords: {
    heroes: [slide("hero-home", { headline: { en: "", am: "" }, price: null })],
    tripletCards: [picture("triplet-kitchen", "", "")],
  },
  hostileName: {
    heroes: [slide("hero-electronics", { headline: { en: hostile, am: hostile } })],
    tripletCards: [picture("triplet-gifts", hostile, hostile)],
  },
  missingPicture: {
    heroes: [slide("no-such-picture")],
    tripletCards: [picture("no-such-picture", "Kitchen", "ማእድ ቤት")],
  },
  hostileLinks: {
    heroes: [slide("hero-holiday", { link: "javascript:alert(1)" })],
    tripletCards: [picture("triplet-market", "Market", "ገበያ", "data:text/html,<script>alert(1)</script>")],
  },
  longName: {
    heroes: [
      slide("hero-holiday", {
        headline: {
          en: "Everything for the new year: flowers, dresses, coffee, honey and a sheep for the whole family",
          am: "ለአዲስ ዓመት የሚያስፈልግ ሁሉ፦ አበባ፣ ልብስ፣ ቡና፣ ማርና ለመላው ቤተሰብ የሚሆን በግ ከነቅርጫቱ",
        },
        price: 128_500_000,
      }),
    ],
    tripletCards: [
      picture(
        "triplet-fashion",
        "Dresses, shawls and shoes for weddings, holidays and everything between them",
        "ለሠርግ፣ ለበዓልና በመካከላቸው ላለው ሁሉ የሚሆኑ ቀሚሶች፣ ነጠላዎችና ጫማዎች",
      ),
    ],
  },
} satisfies Record<string, HomeContent>;
