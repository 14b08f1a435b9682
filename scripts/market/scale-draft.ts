import type { ProductDraft } from "../../app/domain/products/product-draft.ts";
import { draftOf, offersOf, type Offer } from "./draft.ts";
import { kinds } from "./kinds.ts";
import { shopPrice } from "./prices.ts";
import { random, type Random } from "./random.ts";
import type { Voice } from "./reviews.ts";
import { brandEndings, firstNames, qualities, serials } from "./scale-words.ts";
import type { Good } from "./shelf.ts";
import type { Words } from "./words.ts";

const hour = 60 * 60 * 1000;
/** Birr above which nobody keeps hundreds of a thing. */
const DEAR = 100_000;
const MOST_VIEWED = 500_000;
/** Products with reviews among those for which the demo market would write some. */
const REVIEWED = 0.25;

const brands = brandEndings.flatMap((ending) => firstNames.map(({ en }) => (ending ? `${en} ${ending}` : en)));
/** Brands one subcategory knows. */
const BRANDS_HERE = 36;

/** A make of a good for a large market at `now` (UTC ms): the demo market's own draft of it, told apart by brand and model. */
export function scaleDraft(place: Omit<Offer, "index">, seed: string, now: number): ProductDraft {
  const chance = random(`${seed} ${place.serial}`);
  const { good, subcategory } = place;
  const make = makeOf(good, subcategory.slugName, kinds[good.kind ?? subcategory.kind].family.voice, chance);
  const index = chance.between(0, offersOf(good, subcategory) - 1);
  const draft = draftOf({ ...place, good: make, index }, now);
  // Ends are spread: in one hour of a large market a few hundred deals end, not all of a day.
  const later = Math.floor(chance.next() * 72 * hour);
  const { market, specialPrice, saleUntil } = draft;
  return {
    ...draft,
    feedId: `made-${String(place.serial).padStart(7, "0")}`,
    specialPrice: specialPrice && { ...specialPrice, endDate: endOf(specialPrice.endDate, later, now) },
    saleUntil: saleUntil && saleUntil + later,
    stockAmount: stockOf(draft, chance),
    market: market && {
      ...market,
      viewCount: Math.min(MOST_VIEWED, Math.floor(5 * (1 - chance.next()) ** -0.9)),
      rates: chance.chance(REVIEWED) ? market.rates : [],
    },
  };
}

function makeOf(good: Good, shelf: string, voice: Voice, chance: Random): Good {
  const label = labelOf(voice, chance);
  const factor = 0.6 + 1.5 * chance.next() ** 2;
  return {
    ...good,
    en: `${good.en} ${label.en}`,
    am: `${good.am} ${label.am}`,
    low: shopPrice(good.low * factor) / 100,
    high: shopPrice(good.high * factor) / 100,
    brands: [brandOf(good, shelf, chance)],
  };
}

function labelOf(voice: Voice, chance: Random): Words {
  const { en, am } = serials[voice];
  const number = chance.between(2, 9_999);
  const letters = `${letter(chance)}${chance.chance(0.6) ? letter(chance) : ""}`;
  const model = en === "" ? { en: `${letters}-${number}`, am: `${letters}-${number}` } : numbered(en, am, number);
  if (chance.chance(0.45)) return model;
  const quality = chance.pick(qualities[voice]);
  return { en: `${model.en}, ${quality.en}`, am: `${model.am}፣ ${quality.am}` };
}

function numbered(en: string, am: string, number: number): Words {
  return { en: `${en} ${number}`, am: `${am} ${number}` };
}

const letter = (chance: Random) => String.fromCharCode(65 + chance.between(0, 25));

/** Few brands have most of a shelf. */
function brandOf(good: Good, shelf: string, chance: Random): string {
  if (good.brands && chance.chance(0.7)) return good.brands[Math.floor(good.brands.length * chance.next() ** 1.5)]!;
  const first = random(`brands of ${shelf}`).between(0, brands.length - 1);
  return brands[(first + 7 * Math.floor(BRANDS_HERE * chance.next() ** 2.2)) % brands.length]!;
}

function stockOf({ sellingPrice, stockAmount }: ProductDraft, chance: Random): number {
  if (sellingPrice > DEAR * 100) return stockAmount;
  return chance.chance(0.06) ? 0 : 1 + Math.floor(200 * chance.next() ** 2);
}

/** What has ended stays ended. */
function endOf(endDate: number, later: number, now: number): number {
  return endDate < now ? endDate - later : endDate + later;
}
