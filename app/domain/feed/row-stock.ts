import { uncountedStock } from "../products/stock.ts";
import { noStyle, readNumber, type NumberStyle } from "./feed-number.ts";
import { cleanLine } from "./feed-text.ts";
import { quantityLimit } from "./limits.ts";
import type { FeedCells } from "./feed-cells.ts";
import { isOffSale, readAvailability } from "./stock-words.ts";

/** Independent of other faults in the row (settled.md 53). */
export function saysNoneLeft(row: FeedCells): boolean {
  const words = [row.text("availability"), row.text("quantity")].map(readAvailability);
  const isNone = words.includes("none") || wholeUnits(cleanLine(row.text("quantity")), noStyle) === 0;
  return (isNone && !isUntracked(row)) || isOffSale(row.text("status"), row.text("published"), row.text("visibility"));
}

/** `uncountedStock` if the feed has no number. */
export function readStock(row: FeedCells, style: NumberStyle = noStyle): number {
  if (saysNoneLeft(row)) return 0;
  const availability = cleanLine(row.text("availability"));
  const quantity = cleanLine(row.text("quantity"));
  const isUncounted = isUntracked(row) || quantity === "";
  const units = isUncounted ? uncountedStock : wholeUnits(quantity, style);
  if (units === null) row.warn("quantity", "notUnits", quantity);
  else if (!isUncounted && units > quantityLimit) throw row.refusal("quantity", "tooMany", quantity, quantityLimit);
  else if (readAvailability(availability) === "unknown") row.warn("availability", "stockUnknown", availability);
  return units ?? uncountedStock;
}

const QUANTITY = /^[>≥~+]?\s*(-?)(\d[\d.,\s'’]*)\s*\+?\s*(?:pcs?|pieces?|units?|items?|ፍሬ)?\.?$/iu;

/** '12.0000', '1,000', '10+' or '5 pcs'; null if unclear. */
function wholeUnits(text: string, style: NumberStyle): number | null {
  const [, sign, digits] = QUANTITY.exec(text.normalize("NFKC")) ?? [];
  if (digits === undefined) return null;
  if (sign === "-") return 0;
  const number = readNumber(digits.trim(), style);
  if (typeof number === "string" || /[1-9]/.test(number.part)) return null;
  return number.whole.length > 9 ? Infinity : Number(number.whole);
}

const BACKORDERS = new Set(["1", "yes", "true", "notify", "continue", "allow", "allowed"]);
const NO = new Set(["0", "no", "false", "-1"]);

function isUntracked(row: FeedCells): boolean {
  const tracker = row.text("inventory_tracker").trim().toLowerCase();
  // Magento may say that stock is not counted, and have a number of its own beside it.
  const isOwn = row.has("inventory_tracker") && row.text("stock_by_config").trim() !== "1";
  const isWithout = isOwn && (tracker === "" || NO.has(tracker)) && row.text("quantity") !== "";
  return isWithout || BACKORDERS.has(row.text("backorders").trim().toLowerCase());
}
