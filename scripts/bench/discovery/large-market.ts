import type { ProductDraft } from "../../../app/domain/feed/product-draft.ts";
import type { MarketGood } from "../../market/read-goods.ts";
import type { Market, MarketVendor } from "../../market/read-market.ts";
import { random, type Random } from "../../steps/random.ts";

export interface Delivery {
  vendor: MarketVendor;
  products: ProductDraft[];
}

interface Making {
  seed: string;
  now: number;
  after: number;
}

const DELIVERY = 50;
/** Zipf exponents of shop and shelf sizes. */
const SHOP_SLOPE = 0.7;
const SHELF_SLOPE = 0.9;
const BRANDS_HERE = 36;
const ENDINGS = ["", "Star", "Plus", "Line", "Gold", "Craft", "Prime", "Max", "Home", "Select"];
const HOUR = 60 * 60 * 1000;

export function largeVendors({ vendors }: Market, count: number): MarketVendor[] {
  return Array.from({ length: count }, (_, index) => {
    const model = vendors[index % vendors.length]!;
    const branch = Math.floor(index / vendors.length) + 1;
    if (branch === 1) return model;
    const phone = `0900${100_000 + index}`;
    return { ...model, name: `${model.name} ${branch}`, nameAm: `${model.nameAm} ${branch}`, phone, closedUntil: null };
  });
}

/** Shops alternate, so that neighbouring rows belong to different shops. Deterministic by seed. */
export function* deliveries(
  { goods, vendors: models }: Market,
  vendors: readonly MarketVendor[],
  count: number,
  { seed, now, after }: Making,
): Generator<Delivery> {
  const onShelf = grouped(goods, shelfOf);
  const shelves = shuffled([...onShelf.keys()], random(`${seed} shelves`));
  const weights = new Map(shelves.map((shelf, index) => [shelf, 1 / (index + 1) ** SHELF_SLOPE]));
  const sold = grouped(goods, ({ vendor }) => vendor);
  const brands = ENDINGS.flatMap((ending) => models.map(({ name }) => `${name.split(" ")[0]} ${ending}`.trim()));
  const plan = shares(vendors.length, count).flatMap((share, index) =>
    Array.from({ length: Math.ceil(share / DELIVERY) }, (_, part) => {
      return { vendor: vendors[index]!, index, size: Math.min(DELIVERY, share - part * DELIVERY) };
    }),
  );
  let serial = after;
  for (const { vendor, index, size } of shuffled(plan, random(`${seed} deliveries`))) {
    const own = [...new Set((sold.get(models[index % models.length]!.name) ?? goods).map(shelfOf))];
    const chance = random(`${seed} delivery ${serial}`);
    const products = Array.from({ length: size }, () => {
      serial += 1;
      const shelf = pickWeighed(own, weights, chance);
      return makeOf(chance.pick(onShelf.get(shelf)!), brandOf(shelf, brands, chance), serial, now, chance);
    });
    yield { vendor, products };
  }
}

const shelfOf = ({ draft }: MarketGood) => `${draft.category.slugName}/${draft.subcategory?.slugName}`;

function grouped(goods: readonly MarketGood[], keyOf: (good: MarketGood) => string): Map<string, MarketGood[]> {
  const groups = new Map<string, MarketGood[]>();
  for (const good of goods) groups.set(keyOf(good), [...(groups.get(keyOf(good)) ?? []), good]);
  return groups;
}

function makeOf({ draft }: MarketGood, brand: string, serial: number, now: number, chance: Random): ProductDraft {
  const letter = () => String.fromCharCode(65 + chance.between(0, 25));
  const model = `${brand} ${letter()}${letter()}-${chance.between(2, 9_999)}`;
  const factor = 0.6 + 1.5 * chance.next() ** 2;
  const price = (santim: number) => Math.max(1, Math.round((santim * factor) / 1_000)) * 1_000;
  const endDate = now + chance.between(1, 14 * 24) * HOUR;
  const age = Math.floor(chance.next() ** 1.4 * 420 * 24) * HOUR;
  const stockAmount = chance.chance(0.06) ? 0 : 1 + Math.floor(200 * chance.next() ** 2);
  return {
    ...draft,
    feedId: `made-${String(serial).padStart(7, "0")}`,
    name: `${draft.name} ${model}`,
    nameAm: draft.nameAm && `${draft.nameAm} ${model}`,
    brand,
    gtin: null,
    sellingPrice: price(draft.sellingPrice),
    salePrice: draft.salePrice && price(draft.salePrice),
    specialPrice: draft.specialPrice && { price: price(draft.specialPrice.price), endDate },
    stockAmount,
    variants: draft.variants.map((variant) => ({ ...variant, stockAmount: undefined, price: price(variant.price) })),
    market: {
      createdAt: now - age - 24 * HOUR,
      viewCount: Math.min(500_000, Math.floor(5 * (1 - chance.next()) ** -0.9)),
      rates: draft.market?.rates ?? [],
    },
  };
}

function brandOf(shelf: string, brands: readonly string[], chance: Random): string {
  const first = random(`brands of ${shelf}`).between(0, brands.length - 1);
  return brands[(first + 7 * Math.floor(BRANDS_HERE * chance.next() ** 2.2)) % brands.length]!;
}

function shares(count: number, total: number): number[] {
  const weights = Array.from({ length: count }, (_, index) => 1 / (index + 1) ** SHOP_SLOPE);
  const sum = weights.reduce((all, weight) => all + weight, 0);
  let [passed, given] = [0, 0];
  return weights.map((weight) => {
    passed += weight;
    const share = Math.round((total * passed) / sum) - given;
    given += share;
    return share;
  });
}

function pickWeighed<Key>(keys: readonly Key[], weights: ReadonlyMap<Key, number>, chance: Random): Key {
  let left = chance.next() * keys.reduce((sum, key) => sum + weights.get(key)!, 0);
  return keys.find((key) => (left -= weights.get(key)!) < 0) ?? keys.at(-1)!;
}

function shuffled<T>(list: readonly T[], chance: Random): T[] {
  const mixed = [...list];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = chance.between(0, last);
    [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
  }
  return mixed;
}
