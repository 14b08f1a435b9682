import { cityName } from "../../app/domain/delivery/city-name.ts";
import { categoryTree } from "./category-tree.ts";
import { random } from "./random.ts";
import { cities, firstNames, trades } from "./scale-words.ts";
import { marketVendors, type MarketVendor } from "./vendors.ts";

const day = 24 * 60 * 60 * 1000;
/** Coprime to the number of names: neighbours in the list share neither half of their name. */
const STRIDE = 7919;

/**
 * The shops of a large market: those of the demo market, then made ones, each selling from one to three categories.
 * today is UTC ms; the same for the same seed and day.
 */
export function scaleVendors(count: number, seed: string, today: number): MarketVendor[] {
  const known = marketVendors(today);
  const made = Array.from({ length: Math.max(0, count - known.length) }, (_, index) =>
    madeVendor(known[index % known.length]!, index, seed, today),
  );
  return [...known, ...made].slice(0, count);
}

function madeVendor(model: MarketVendor, index: number, seed: string, today: number): MarketVendor {
  const chance = random(`${seed} vendor ${index}`);
  const places = [...new Set(cities)];
  const number = (index * STRIDE) % (firstNames.length * trades.length * places.length);
  const first = firstNames[number % firstNames.length]!;
  const trade = trades[Math.floor(number / firstNames.length) % trades.length]!;
  const city = places[Math.floor(number / firstNames.length / trades.length)]!;
  const createdAt = today - chance.between(430, 1100) * day;
  return {
    ...model,
    name: `${first.en} ${trade.en}, ${city}`,
    nameAm: `${first.am} ${trade.am}፣ ${cityName(city, "am")}`,
    city,
    phone: `0900${String(100_000 + index)}`,
    description: model.description.replaceAll(model.city, city),
    descriptionAm: model.descriptionAm.replaceAll(cityName(model.city, "am"), cityName(city, "am")),
    closedUntil: null,
    verifiedAt: chance.chance(0.4) ? createdAt + 12 * day : null,
    createdAt,
    sells: Array.from({ length: chance.between(1, 3) }, () => {
      const parent = categoryTree[Math.floor(categoryTree.length * chance.next() ** 1.6)]!;
      return chance.pick(parent.categories).slugName;
    }),
  };
}
