import { priceLimit } from "./limits.ts";
import { RowRefusal, quotedText } from "./row-refusal.ts";

interface FeedPrice {
  currency: "ETB" | "USD";
  /** Santim or cents. */
  amount: number;
}

const CURRENCIES: Record<string, FeedPrice["currency"]> = {
  ...{ etb: "ETB", birr: "ETB", br: "ETB", "br.": "ETB", ብር: "ETB" },
  ...{ usd: "USD", $: "USD", us$: "USD" },
};
const SHAPE =
  /^(?:(?<before>[^\d\s.,+-]+)(?:\.\s)?)?\s*(?<sign>[+-]?)(?<whole>\d[\d,]*)(?:\.(?<part>\d+))?\s*(?<after>[^\d\s,+-]*)$/u;
const GROUPED = /^\d{1,3}(,\d{3})+$/;

/**
 * Reads '999.00 ETB' or 'ETB 1,234.5' as whole santim or cents, exactly; null when empty. `bare`: currency of a number
 * without one, else it is refused. Refuses zero, signs, other currencies and more than two decimals.
 */
export function readPrice(text: string, column: string, bare: FeedPrice["currency"] | null): FeedPrice | null {
  if (text === "") return null;
  const parts = SHAPE.exec(text)?.groups;
  if (!parts) throw new RowRefusal(column, `${quotedText(text)} is not a price such as 999.00 ETB`);
  const { before = "", sign, whole = "", part = "", after = "" } = parts;
  if (sign === "-") throw new RowRefusal(column, `${quotedText(text)} is below zero`);
  if (sign === "+" || (before && after))
    throw new RowRefusal(column, `${quotedText(text)} is not a price such as 999.00 ETB`);
  if (whole.includes(",") && !GROUPED.test(whole)) {
    throw new RowRefusal(column, `${quotedText(text)} has its commas in the wrong place; decimals follow a point`);
  }
  const currency = readCurrency(before || after, column, bare);
  if (/[1-9]/.test(part.slice(2))) throw new RowRefusal(column, `${quotedText(text)} has more than two decimals`);
  const digits = whole.replaceAll(",", "");
  const amount = digits.length > 12 ? Infinity : Number(digits) * 100 + Number(part.padEnd(2, "0").slice(0, 2));
  if (amount === 0) throw new RowRefusal(column, "must be above 0");
  if (amount > priceLimit) throw new RowRefusal(column, `${quotedText(text)} is higher than any price here`);
  return { currency, amount };
}

function readCurrency(text: string, column: string, bare: FeedPrice["currency"] | null): FeedPrice["currency"] {
  if (text === "") {
    if (bare) return bare;
    throw new RowRefusal(column, "has no currency; write it as 999.00 ETB");
  }
  const currency = CURRENCIES[text.toLowerCase()];
  if (!currency) throw new RowRefusal(column, `currency ${quotedText(text)} is neither ETB nor USD`);
  return currency;
}
