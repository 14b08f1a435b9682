import { percentOff } from "../../app/domain/products/price.ts";
import type { Random } from "./random.ts";

/** Santim of a price that shops really write: whole birr, rounded more coarsely the dearer the good. */
export function shopPrice(birr: number): number {
  const step = birr < 100 ? 1 : birr < 1_000 ? 10 : birr < 10_000 ? 50 : birr < 100_000 ? 500 : 5_000;
  return Math.max(step, Math.round(birr / step) * step) * 100;
}

/** What a product may have besides its selling price; prices in santim, times in UTC ms. */
export interface Deal {
  salePrice: number | null;
  saleUntil: number | null;
  specialPrice: { price: number; endDate: number } | null;
  discount: number;
}

export type DealKind = "none" | "special" | "ended" | "sale" | "saleUntil";

const hour = 60 * 60 * 1000;
/** Some end today, some next week, some after months: a demo shop that is left running keeps its deals. */
const hoursLeft = [3, 9, 20, 31, 55, 80, 168, 290, 480, 840, 1_440, 2_160];

/** The deal of one product; `now` in UTC ms. A price too small to be lowered has none. */
export function dealFor(kind: DealKind, sellingPrice: number, now: number, chance: Random): Deal {
  const percent = chance.pick([10, 15, 20, 25, 30, 35]);
  const hours = chance.pick(hoursLeft);
  const lowered = shopPrice((sellingPrice / 100) * (1 - percent / 100));
  const none: Deal = { salePrice: null, saleUntil: null, specialPrice: null, discount: 0 };
  const discount = percentOff(sellingPrice, lowered);
  if (discount === null) return none;
  switch (kind) {
    case "none":
      return none;
    case "special":
      return { ...none, specialPrice: { price: lowered, endDate: now + hours * hour }, discount };
    case "ended":
      return { ...none, specialPrice: { price: lowered, endDate: now - hours * hour } };
    case "sale":
      return { ...none, salePrice: lowered, discount };
    case "saleUntil":
      return { ...none, salePrice: lowered, saleUntil: now + hours * hour, discount };
  }
}
