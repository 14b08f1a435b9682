import { lineView, type LineView } from "../chosen-line.ts";
import type { LineProblem } from "./order-quote.ts";
import { maximumQuantity } from "../constants.ts";
import { formatUsd } from "../money.ts";
import { inDollars } from "../products/in-dollars.ts";
import { chargedPrice } from "../products/price.ts";
import { optionHref } from "../products/product-links.ts";
import { unitsForLine, unitsLeft } from "../products/stock.ts";
import type { Viewer } from "../viewer.ts";
import { chosenOf, stockKey, type CartLine } from "./cart-line.ts";

/** Names ending in Santim are numbers; other amounts are finished strings, in ETB unless said otherwise. */
export interface CartLineView extends LineView {
  /** 0 without a variant, as stored. */
  variantId: number;
  /** Its product's page, with the option chosen. */
  href: string;
  /** The most this line may have: stock that other lines of the product leave, 99 at most, 1 at least. */
  maxQuantity: number;
  priceSantim: number;
  /** About what the charged price comes to in US dollars, for viewers who chose them. */
  usdPrice: string | null;
  lineTotalSantim: number;
  /** Why it is in no subtotal and no total. */
  problem: LineProblem | null;
  /** Its quantity can be changed: it is sold, in stock, and its vendor is open. */
  available: boolean;
  stock: number;
  /** Units left for this line, when fewer than wanted. */
  onlyLeft: number | null;
  /** Set when the price changed since it was added. */
  priceChange: { was: string; now: string; direction: "up" | "down" } | null;
}

/** What a line's view needs from the whole cart: units by `stockKey`, problems by line, and how birr are printed. */
export interface LineScene {
  viewer: Viewer;
  unitsOf: ReadonlyMap<string, number>;
  problems: ReadonlyMap<CartLine, { problem: LineProblem; available: number }>;
  birr: (santim: number) => string;
  /** Goods of a parcel from which its delivery is free, in santim. */
  freeFrom: number;
}

/** One line at the prices of `viewer.now`. */
export function cartLineView(line: CartLine, { viewer, unitsOf, problems, birr }: LineScene): CartLineView {
  const { product, variant, quantity } = line;
  const priceSantim = chargedPrice(product, variant, viewer.now);
  const cents = viewer.currency === "ETB" ? null : inDollars(product, priceSantim);
  const others = (unitsOf.get(stockKey(line)) ?? quantity) - quantity;
  const stock = unitsLeft(product, variant);
  const { problem = null, available: left = 0 } = problems.get(line) ?? {};
  const available = problem === null || problem === "fewer";
  return {
    ...lineView({ ...chosenOf(line), unitPrice: priceSantim }, viewer.locale, birr),
    variantId: line.variantId,
    href: optionHref(product.nameSlug, line.variantId),
    maxQuantity: Math.max(1, Math.min(maximumQuantity, unitsForLine(stock, others))),
    priceSantim,
    usdPrice: cents === null ? null : formatUsd(cents),
    lineTotalSantim: priceSantim * quantity,
    problem,
    available,
    stock,
    onlyLeft: problem === "fewer" ? left : null,
    priceChange: available ? priceChange(line.priceWhenAdded, priceSantim, birr) : null,
  };
}

function priceChange(was: number, now: number, birr: LineScene["birr"]): CartLineView["priceChange"] {
  if (was === now) return null;
  return { was: birr(was), now: birr(now), direction: now > was ? "up" : "down" };
}
