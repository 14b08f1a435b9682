import { knownColour } from "../products/known-colours.ts";
import type { ProductDraft } from "./product-draft.ts";
import type { FeedColumn } from "./column-names.ts";
import { cleanLine, cutText } from "./feed-text.ts";
import { plainText } from "./html-text.ts";
import { rowAxes } from "./row-options.ts";
import { isGtin, measuresInAmharic, readWeight, weightTexts } from "./goods-facts.ts";
import { materialInAmharic } from "./material-names.ts";
import { specificationLimit, weightLimit } from "./limits.ts";
import type { FeedCells } from "./feed-cells.ts";
import { readCondition } from "./stock-words.ts";

const SPECIFICATIONS: [FeedColumn, name: string, nameAm: string][] = [
  ["brand", "Brand", "ብራንድ"],
  ["color", "Color", "ቀለም"],
  ["size", "Size", "መጠን"],
  ["material", "Material", "የተሠራበት"],
  ["measures", "Measures", "ልኬት"],
];
export const weightFact = "Weight";
const amharicOf: Partial<Record<FeedColumn, (value: string) => string | null>> = {
  color: (value) => knownColour(value)?.colorAm ?? null,
  material: materialInAmharic,
  measures: measuresInAmharic,
};
const CONDITIONS = {
  new: null,
  used: { value: "Used", valueAm: "ያገለገለ" },
  refurbished: { value: "Refurbished", valueAm: "የታደሰ" },
};

export function specificationsOf(row: FeedCells, weight: number | null): ProductDraft["specifications"] {
  const { color, size, more } = rowAxes(row);
  const named: Partial<Record<FeedColumn, string>> = { color, size };
  const facts: ProductDraft["specifications"] = SPECIFICATIONS.flatMap(([column, name, nameAm]) => {
    const value = cutText(named[column] ?? cleanLine(plainText(row.text(column))), specificationLimit);
    const valueAm = amharicOf[column]?.(value) ?? null;
    return value === "" ? [] : [{ name, nameAm, value, valueAm }];
  });
  if (row.program !== null) {
    for (const { name, value } of more) {
      const [fact, text] = [cutText(name, specificationLimit), cutText(value, specificationLimit)];
      facts.push({ name: fact, nameAm: null, value: text, valueAm: null });
    }
  }
  if (weight !== null) facts.push({ name: weightFact, nameAm: "ክብደት", ...weightTexts(weight) });
  const written = cleanLine(row.text("condition"));
  const read = readCondition(written);
  if (read === null) row.warn("condition", "conditionUnknown", written);
  const condition = CONDITIONS[read ?? "new"];
  return condition === null ? facts : [...facts, { name: "Condition", nameAm: "ሁኔታ", ...condition }];
}

export function readGtin(row: FeedCells): string | null {
  const written = cleanLine(row.text("gtin"));
  const digits = written.replace(/[\s-]/g, "");
  if (digits === "" || isGtin(digits)) return digits || null;
  row.warn("gtin", "notGtin", written);
  return null;
}

export function readShippingWeight(row: FeedCells): number | null {
  const cell = cleanLine(row.text("shipping_weight"));
  const isBare = /^[\d.,]+$/.test(cell);
  const written = isBare && /^0*[.,]?0*$/.test(cell) ? "" : isBare ? `${cell} ${row.weightUnit}`.trim() : cell;
  const grams = readWeight(written.replace(",", "."));
  if (written === "" || (grams !== null && grams <= weightLimit)) return grams;
  row.warn("shipping_weight", "notWeight", written);
  return null;
}

const YES = new Set(["yes", "y", "true", "1", "አዎ"]);
const NO = new Set(["", "no", "n", "false", "0", "አይ"]);

export function isFreeDelivery(row: FeedCells): boolean {
  const written = cleanLine(row.text("free_delivery")).toLowerCase();
  if (YES.has(written) || /^free\b/i.test(cleanLine(row.text("shipping_label")))) return true;
  if (!NO.has(written)) throw row.refusal("free_delivery", "notYesNo", written);
  return cleanLine(row.text("shipping"))
    .split(",")
    .some((entry) => {
      const parts = entry.trim().split(":");
      const country = parts[0]!.toUpperCase();
      return parts.length > 1 && (country === "ET" || country === "") && isZero(parts.at(-1)!);
    });
}

function isZero(price: string): boolean {
  return /^(?:[A-Z]{3}\s*)?0+(?:\.0+)?(?:\s*[A-Z]{3})?$/i.test(price.trim());
}
