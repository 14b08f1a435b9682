import { cityName } from "../../app/domain/delivery/city-name.ts";
import type { ProductDraft } from "../../app/domain/products/product-draft.ts";
import { choicesFor, withPictures } from "./choices.ts";
import { kinds, type Kind, type KindKey, type Variation } from "./kinds.ts";
import { dealFor, shopPrice, type DealKind } from "./prices.ts";
import { random, type Random } from "./random.ts";
import { reviews } from "./reviews.ts";
import { picturesOf } from "./pictures-of.ts";
import type { Good, ShelfCategory, ShelfParent, ShelfSubcategory } from "./shelf.ts";
import type { Words } from "./words.ts";
import type { MarketVendor } from "./vendors.ts";

/** One place on a shelf: the index-th way (from 0) in which a good is offered, the serial-th product of the market. */
export interface Offer {
  parent: ShelfParent;
  category: ShelfCategory;
  subcategory: ShelfSubcategory;
  good: Good;
  index: number;
  serial: number;
  vendor: MarketVendor;
  /** Steps to another variety of the picture; 0 unless told. */
  turn?: number;
}

const day = 24 * 60 * 60 * 1000;

/** The good of the product that tests and tours rely on: in stock, no deal, no choices. */
const showcase = "Yirgacheffe coffee";

/** How many ways a good is offered in. */
export function offersOf(good: Good, subcategory: ShelfSubcategory): number {
  return kindOf(good, subcategory).variations.length;
}

/** One product of the demo market at `now` (UTC ms): the same for the same offer and the same hour. */
export function draftOf(offer: Offer, now: number): ProductDraft {
  const { parent, category, subcategory, good, index, serial, vendor } = offer;
  const feedId = `demo-${String(serial).padStart(6, "0")}`;
  const chance = random(feedId);
  const kind = kindOf(good, subcategory);
  const variation = kind.variations[index]!;
  const brand = good.brands?.[index % good.brands.length] ?? null;
  const plain = good.en === showcase && index === 0;
  const age = Math.floor(chance.next() ** 1.4 * 420 * day);
  const createdAt = now - age - 2 * day;
  const sellingPrice = priceOf(good, index, variation, chance);
  const deal = dealFor(plain ? "none" : dealKind(serial), sellingPrice, now, chance);
  const ranged = deal.salePrice === null && deal.specialPrice === null;
  const bare = bareName(good, brand);
  const name = withLabel(bare, variation);
  const titles = plain ? { name: name.en, nameAm: name.am } : titlesOf(name, serial);
  const description = descriptionOf(kind, good, bare, vendor, chance);
  const pictures = picturesOf(good.picture, variation.colour, serial + (offer.turn ?? 0));
  const amharicOnly = titles.name === titles.nameAm;
  return {
    feedId,
    ...titles,
    description: amharicOnly ? description.am : description.en,
    descriptionAm: description.am,
    brand,
    ...{ kind: good.en, gtin: null, weight: null },
    parentSlug: parent.slugName,
    category: { slugName: category.slugName, name: category.en, nameAm: category.am },
    subcategory: { slugName: subcategory.slugName, name: subcategory.en, nameAm: subcategory.am },
    sellingPrice,
    usdPrice: null,
    ...deal,
    freeDelivery: chance.chance(sellingPrice > 500_000 ? 0.32 : 0.12),
    stockAmount: plain ? 40 : stockOf(serial, sellingPrice, chance),
    isNew: age < 16 * day,
    isTop: plain || chance.chance(0.06),
    ...withPictures(
      pictures,
      choicesFor({ choice: kind.choice, shown: pictures.colours }, sellingPrice, ranged, chance),
    ),
    specifications: specificationsOf(kind, variation, brand, chance),
    market: {
      createdAt,
      viewCount: Math.floor(12 + 14_000 * chance.next() ** 5) + (plain ? 6_000 : 0),
      rates: reviews(kind.family.voice, reviewCount(plain, chance), createdAt, now, chance),
    },
  };
}

function kindOf(good: Good, subcategory: ShelfSubcategory): Kind {
  const key: KindKey = good.kind ?? subcategory.kind;
  return kinds[key];
}

// Primes and their like spread the states evenly over shelves, vendors and variations.
function dealKind(serial: number): DealKind {
  if (serial % 17 === 3) return "special";
  if (serial % 53 === 21) return "ended";
  if (serial % 23 === 9) return "sale";
  return serial % 31 === 5 ? "saleUntil" : "none";
}

function stockOf(serial: number, sellingPrice: number, chance: Random): number {
  if (serial % 25 === 7) return 0;
  // Nobody keeps sixty cars.
  const most = sellingPrice > 100_000_000 ? 3 : sellingPrice > 10_000_000 ? 9 : 60;
  return serial % 41 === 11 ? 1 : chance.between(2, most);
}

function reviewCount(plain: boolean, chance: Random): number {
  if (plain) return 14;
  return chance.chance(0.4) ? 0 : 1 + Math.floor(chance.next() ** 2 * 18);
}

/** The first offer costs exactly what the shelf says; so the shop's "From" prices are true. */
function priceOf({ low, high }: Good, index: number, { share }: Variation, chance: Random): number {
  if (index === 0) return low * 100;
  return shopPrice((low + (high - low) * share) * (0.97 + 0.03 * chance.next()));
}

function bareName({ en, am }: Good, brand: string | null): Words {
  return brand ? { en: `${brand} ${inner(en)}`, am: `${brand} ${am}` } : { en, am };
}

function withLabel({ en, am }: Words, { label }: Variation): Words {
  return label.en === "" ? { en, am } : { en: `${en}, ${label.en}`, am: `${am}፣ ${label.am}` };
}

function inner(en: string): string {
  return /^([A-Z]{2}|Wi-Fi|Bluetooth)/.test(en) ? en : en.charAt(0).toLowerCase() + en.slice(1);
}

const longEnding: Words = {
  en: ", with advice from the shop, careful packing and delivery to every sub-city of Addis Ababa",
  am: "፣ ከሱቁ ምክር፣ ጥንቃቄ ከተሞላበት ማሸጊያና በአዲስ አበባ ሁሉም ክፍለ ከተሞች ከሚደርስ አገልግሎት ጋር",
};

function titlesOf(name: Words, serial: number): { name: string; nameAm: string | null } {
  if (serial % 89 === 17) return { name: name.am, nameAm: name.am };
  if (serial % 97 === 13) return { name: name.en + longEnding.en, nameAm: name.am + longEnding.am };
  return { name: name.en, nameAm: serial % 61 === 19 ? null : name.am };
}

function descriptionOf(kind: Kind, good: Good, name: Words, vendor: MarketVendor, chance: Random): Words {
  const opening = chance.pick(kind.family.openings);
  const closing = chance.pick(kind.family.closings);
  return {
    en: [
      opening.en.replace("{name}", name.en),
      ...(good.note ? [good.note.en] : []),
      closing.en,
      `Sold by ${vendor.name}, ${vendor.city}.`,
    ].join(" "),
    am: [
      opening.am.replace("{name}", name.am),
      ...(good.note ? [good.note.am] : []),
      closing.am,
      `ሻጭ፦ ${vendor.nameAm}፣ ${cityName(vendor.city, "am")}።`,
    ].join(" "),
  };
}

function specificationsOf(kind: Kind, variation: Variation, brand: string | null, chance: Random) {
  const rows = [{ name: kind.axis, value: variation.value }];
  if (brand) rows.push({ name: { en: "Brand", am: "ብራንድ" }, value: { en: brand, am: brand } });
  for (const { name, values } of kind.family.specifications) {
    if (rows.every((row) => row.name.en !== name.en)) rows.push({ name, value: chance.pick(values) });
  }
  return rows.map(({ name, value }) => ({ name: name.en, nameAm: name.am, value: value.en, valueAm: value.am }));
}
