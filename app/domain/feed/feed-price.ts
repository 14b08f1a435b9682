import { joinGroups, readNumber, type NumberStyle } from "./feed-number.ts";
import { priceLimit } from "./limits.ts";
import { RowRefusal } from "./row-refusal.ts";

interface FeedPrice {
  currency: "ETB" | "USD";
  /** Santim or cents. */
  amount: number;
}

const CURRENCIES: Record<string, FeedPrice["currency"]> = {
  ...{ etb: "ETB", birr: "ETB", br: "ETB", ብር: "ETB", "/=": "ETB", "/-": "ETB" },
  ...{ usd: "USD", $: "USD", us$: "USD" },
};
const SHAPE =
  /^(?:(?<before>[^\d\s.,+-]+)\.?)?\s*(?<sign>[+-]?)(?<digits>\d(?:[\d.,]*\d)?)(?:[.,]?-)?\s*(?<after>\D*)$/u;
const NO_SALE = /^(?:[-–—]|(?:[A-Z$.]+\s*)?0+(?:[.,]0+)?(?:\s*[A-Z$.]+)?)$/i;

export interface PriceReading {
  /** The currency of a bare number; null: it is refused. */
  bare: FeedPrice["currency"] | null;
  style: NumberStyle;
}

/** Reads '999.00 ETB' or 'ETB 1,234.5' exactly; null when empty. */
export function readPrice(text: string, column: string, { bare, style }: PriceReading): FeedPrice | null {
  if (text === "") return null;
  const parts = SHAPE.exec(joinGroups(text.normalize("NFKC")).trim())?.groups;
  if (!parts) throw new RowRefusal(column, "notPrice", text);
  const { before = "", sign, digits = "", after = "" } = parts;
  if (sign === "-") throw new RowRefusal(column, "belowZero", text);
  const number = readNumber(digits, style);
  if (sign === "+" || (before && after) || number === "malformed") throw new RowRefusal(column, "notPrice", text);
  if (number === "ambiguous") throw new RowRefusal(column, "twoPrices", text);
  const currency = readCurrency(before || after, column, bare, text);
  const { whole, part } = number;
  if (/[1-9]/.test(part.slice(2))) throw new RowRefusal(column, "decimals", text);
  const amount = whole.length > 12 ? Infinity : Number(whole) * 100 + Number(part.padEnd(2, "0").slice(0, 2));
  if (amount === 0) throw new RowRefusal(column, "aboveZero", text);
  if (amount > priceLimit) throw new RowRefusal(column, "tooHigh", text);
  return { currency, amount };
}

export function readSalePrice(text: string, column: string, reading: PriceReading): FeedPrice | null {
  return NO_SALE.test(text.normalize("NFKC").trim()) ? null : readPrice(text, column, reading);
}

function readCurrency(
  text: string,
  column: string,
  bare: FeedPrice["currency"] | null,
  whole: string,
): FeedPrice["currency"] {
  const word = text.trim().toLowerCase().replace(/\.$/, "");
  if (word === "") {
    if (bare) return bare;
    throw new RowRefusal(column, "noCurrency", whole);
  }
  const currency = CURRENCIES[word];
  if (!currency) throw new RowRefusal(column, "otherCurrency", whole);
  return currency;
}
