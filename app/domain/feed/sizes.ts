import { sizeCountLimit, sizeLimit } from "./limits.ts";
import { RowRefusal } from "./row-refusal.ts";

export function readSizes(text: string, column: string): string[] {
  const sizes = text
    .replace(/^[\s:–—-]+/u, "")
    .split(/[,;|፣،]/)
    .map((size) => size.trim())
    .filter((size) => size !== "");
  const long = sizes.find((size) => Array.from(size).length > sizeLimit);
  if (long !== undefined) throw new RowRefusal(column, "notSize", long);
  const distinct = [...new Set(sizes)];
  if (distinct.length > sizeCountLimit) throw new RowRefusal(column, "manySizes", text, sizeCountLimit);
  return distinct;
}
