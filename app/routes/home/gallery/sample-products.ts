import type { Product, ProductVariant } from "../../../domain/products/product.ts";
import { galleryNow } from "./parts.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
const media = (name: string) => `/media/web-banner/${name}.webp`;

/** Ids are beyond those of real products. */
function sampleProduct(id: number, changes: Partial<Product> = {}): Product {
  return {
    id: 9_000_000 + id,
    vendor: { id: 4, name: "Shiro Meda Weavers", nameAm: "ሽሮ ሜዳ ሸማኔዎች", city: "Addis Ababa", closedUntil: null },
    name: "Netela shawl with a woven border",
    nameAm: "ነጠላ ከጥልፍ ጥለት ጋር",
    nameSlug: `gallery-sample-${id}`,
    brand: null,
    thumbnail: media("netela-clay-1"),
    hoverImage: media("habesha-kemis-rose-1"),
    stockAmount: 12,
    sellingPrice: 400_000,
    usdPrice: 2450,
    salePrice: null,
    specialPrice: null,
    saleUntil: null,
    discount: 0,
    freeDelivery: false,
    isNew: false,
    isTop: false,
    createdAt: 0,
    variantCount: 0,
    optionPrices: [],
    rateSum: 130,
    rateCount: 31,
    category: { id: 3, name: "Traditional wear", nameAm: "የባህል ልብስ", slugName: "traditional-wear" },
    subcategory: null,
    ...changes,
  };
}

export const productStates = {
  plain: sampleProduct(1),
  inWishlist: sampleProduct(2),
  stockMany: sampleProduct(3, { stockAmount: 250 }),
  stockTwo: sampleProduct(4, { stockAmount: 2 }),
  stockOne: sampleProduct(5, { stockAmount: 1 }),
  stockNone: sampleProduct(6, { stockAmount: 0, isNew: true, freeDelivery: true }),
  special: sampleProduct(7, { specialPrice: { price: 350_000, endDate: galleryNow + 2 * day + 253 * minute } }),
  specialLastSecond: sampleProduct(8, { specialPrice: { price: 350_000, endDate: galleryNow + 1000 } }),
  specialOver: sampleProduct(9, { specialPrice: { price: 350_000, endDate: galleryNow }, discount: 13 }),
  sale: sampleProduct(10, { salePrice: 320_000 }),
  saleUntil: sampleProduct(11, { salePrice: 320_000, saleUntil: galleryNow + 90 * minute }),
  saleOver: sampleProduct(12, { salePrice: 320_000, saleUntil: galleryNow }),
  discount: sampleProduct(13, { discount: 25 }),
  variants: sampleProduct(14, { variantCount: 4, optionPrices: [380_000, 460_000] }),
  allLabels: sampleProduct(15, {
    isNew: true,
    isTop: true,
    freeDelivery: true,
    specialPrice: { price: 300_000, endDate: galleryNow + day },
    salePrice: 310_000,
    saleUntil: galleryNow + day,
  }),
  freeDelivery: sampleProduct(16, { freeDelivery: true }),
  noReviews: sampleProduct(17, { rateSum: 0, rateCount: 0 }),
  bestRating: sampleProduct(18, { rateSum: 6170, rateCount: 1234 }),
  noPicture: sampleProduct(19, { thumbnail: "", hoverImage: null }),
  missingPicture: sampleProduct(20, { thumbnail: media("no-such-picture"), hoverImage: null }),
  noCity: sampleProduct(21, { vendor: { id: 4, name: "Weavers", nameAm: null, city: "", closedUntil: null } }),
  dearest: sampleProduct(22, {
    thumbnail: media("pickup-sand-1"),
    sellingPrice: 128_500_000,
    usdPrice: 878_499,
    specialPrice: { price: 119_999_950, endDate: galleryNow + day },
  }),
  cheapest: sampleProduct(23, { sellingPrice: 50, usdPrice: 1 }),
  longName: sampleProduct(24, {
    name: "Hand woven cotton netela shawl with a wide red and gold border for holidays and weddings 2",
    nameAm: "ለበዓልና ለሠርግ የሚሆን በእጅ የተሸመነ የጥጥ ነጠላ ሰፊ ቀይና ወርቃማ ጥለት ያለው በሁለት መጠን የሚገኝ ከሽሮ ሜዳ የመጣ ምርጥ ሥራ",
  }),
  oneWord: sampleProduct(25, {
    name: "Donaudampfschifffahrtsgesellschaftskapitaenskajuetenschluessel",
    nameAm: "እንደሚያስፈልጋቸውምናየተገነዘቡትንሁሉእንዲያስረዱአቸውየሚያስችል",
  }),
  hostileName: sampleProduct(26, {
    name: `<img src=x onerror="alert(1)"> & </h3><script>alert('2')</script> {{name}} $& %s`,
    nameAm: `<b>ነጠላ</b> & "እይታ" </h3><script>alert(3)</script> {{name}} $& %s`,
    nameSlug: `"><script>alert(4)</script>`,
    vendor: { id: 4, name: "<i>x</i>", nameAm: null, city: `<u>Adama</u>`, closedUntil: null },
    category: { id: 3, name: `<s>wear</s> & "more"`, nameAm: `<s>ልብስ</s> & "ሌላም"`, slugName: `a&b="c` },
  }),
  amharicOnly: sampleProduct(27, { name: "በእጅ የተሸመነ ጋቢ", nameAm: null, thumbnail: media("gabi-clay-1") }),
  englishOnly: sampleProduct(28, { name: "USB-C power bank 20,000 mAh", nameAm: null }),
} satisfies Record<string, Product>;

export type ProductState = keyof typeof productStates;

type VariantOfCard = Pick<ProductVariant, "price" | "color" | "colorCode">;

const variant = (price: number, color: string, colorCode: string | null): VariantOfCard => ({
  price,
  color,
  colorCode,
});

export function withOptions(product: Product, options: readonly Pick<ProductVariant, "price">[]): Product {
  return { ...product, variantCount: options.length, optionPrices: options.map(({ price }) => price) };
}

/** Specification 4.3. */
export const variantStates = {
  oneVariant: [variant(400_000, "Red", "#b3261e")],
  samePrices: [variant(400_000, "Red", "#b3261e"), variant(400_000, "Blue", "#1f5a99")],
  priceRange: [
    variant(380_000, "Red", "#b3261e"),
    variant(400_000, "Blue", "#1f5a99"),
    variant(460_000, "White", "#ffffff"),
    variant(460_000, "Unnamed", null),
  ],
  manyColors: Array.from({ length: 9 }, (_, index) => variant(400_000, `Colour ${index}`, `#${index}0${index}040`)),
} satisfies Record<string, VariantOfCard[]>;

/** Specification 4.4: before, at and after the start, and flagged 'adey'. */
export const exhibitionPlaces = {
  exhibitionAhead: { startDate: galleryNow + 1, isAdey: false },
  exhibitionStarted: { startDate: galleryNow, isAdey: false },
  exhibitionAdey: { startDate: galleryNow, isAdey: true },
};

const goods = [
  ["Jebena coffee pot", "የቡና ጀበና", "jebena-clay-1"],
  ["Sini coffee cups, six", "ስድስት ስኒዎች", "sini-clay-1"],
  ["Forest honey, 1 kg", "የጫካ ማር 1 ኪ.ግ", "honey-jar-leaf-1"],
  ["Habesha kemis", "የሐበሻ ቀሚስ", "habesha-kemis-rose-1"],
  ["Leather sandals", "የቆዳ ጫማ", "leather-sandals-sand-1"],
  ["Mesob basket", "መሶብ", "mesob-sky-1"],
  ["Teff sack, 25 kg", "ጤፍ 25 ኪ.ግ", "teff-sack-sand-1"],
  ["Gabi blanket", "ጋቢ", "gabi-clay-1"],
  ["Power bank 10,000 mAh", "ፓወር ባንክ", "power-bank-leaf-1"],
  ["Electric mitad", "የኤሌክትሪክ ምጣድ", "mitad-stone-1"],
  ["Berbere, 500 g", "በርበሬ 500 ግራም", "berbere-sun-1"],
  ["Krar", "ክራር", "krar-sun-1"],
] as const;

export function sampleProducts(count: number): Product[] {
  return goods.slice(0, count).map(([name, nameAm, picture], index) =>
    sampleProduct(100 + index, {
      name,
      nameAm,
      thumbnail: media(picture),
      hoverImage: media("jebena-leaf-1"),
      sellingPrice: 45_000 + index * 61_500,
      usdPrice: 300 + index * 410,
      rateSum: index * 4,
      rateCount: index,
    }),
  );
}
