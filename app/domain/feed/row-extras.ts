import { knownColour } from "../products/known-colours.ts";
import type { ProductDraft } from "../products/product-draft.ts";
import type { FeedColumn } from "./feed-columns.ts";
import { cleanLine, cutText } from "./feed-text.ts";
import { isGtin, measuresInAmharic, readWeight, weightTexts } from "./goods-facts.ts";
import { materialInAmharic } from "./known-materials.ts";
import { specificationLimit, weightLimit } from "./limits.ts";
import type { FeedCells } from "./feed-cells.ts";
import { RowRefusal, quotedText } from "./row-refusal.ts";
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

export function specificationsOf(row: FeedCells): ProductDraft["specifications"] {
  const facts = SPECIFICATIONS.flatMap(([column, name, nameAm]) => {
    const value = cutText(cleanLine(row.text(column)), specificationLimit);
    const valueAm = amharicOf[column]?.(value) ?? null;
    return value === "" ? [] : [{ name, nameAm, value, valueAm }];
  });
  const { weight } = readShippingWeight(row);
  if (weight !== null) facts.push({ name: weightFact, nameAm: "ክብደት", ...weightTexts(weight) });
  const condition = CONDITIONS[readCondition(row.text("condition")) ?? "new"];
  return condition === null ? facts : [...facts, { name: "Condition", nameAm: "ሁኔታ", ...condition }];
}

export function conditionProblem(row: FeedCells): string | null {
  const written = cleanLine(row.text("condition"));
  return readCondition(written) === null ? `${quotedText(written)} is none of new, used, refurbished; left out` : null;
}

export function readGtin(row: FeedCells): { gtin: string | null; problem: string | null } {
  const written = cleanLine(row.text("gtin"));
  const digits = written.replace(/[\s-]/g, "");
  if (digits === "" || isGtin(digits)) return { gtin: digits || null, problem: null };
  return { gtin: null, problem: `${quotedText(written)} is not a GTIN with a right check digit; imported without it` };
}

export function readShippingWeight(row: FeedCells): { weight: number | null; problem: string | null } {
  const written = cleanLine(row.text("shipping_weight"));
  const grams = readWeight(written);
  if (written === "" || (grams !== null && grams <= weightLimit)) return { weight: grams, problem: null };
  return { weight: null, problem: `${quotedText(written)} is not a weight such as 1.2 kg; imported without it` };
}

const YES = new Set(["yes", "y", "true", "1", "አዎ"]);
const NO = new Set(["", "no", "n", "false", "0", "አይ"]);

export function isFreeDelivery(row: FeedCells): boolean {
  const written = cleanLine(row.text("free_delivery")).toLowerCase();
  if (YES.has(written)) return true;
  if (!NO.has(written)) throw new RowRefusal(row.name("free_delivery"), `${quotedText(written)} is neither yes nor no`);
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
