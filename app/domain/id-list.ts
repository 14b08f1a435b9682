import type { LineKey } from "./products/product.ts";

export function parseIds(text: string, limit: number): number[] {
  return [...new Set(partsOf(text, /^[1-9]\d{0,14}$/).map(Number))].slice(0, limit);
}

/** "12.7-31": a product, and another one with its option. */
export function parseLines(text: string, limit: number): LineKey[] {
  return [...new Set(partsOf(text, /^[1-9]\d{0,14}(?:-[1-9]\d{0,14})?$/))].slice(0, limit).map((part) => {
    const [productId, variantId = 0] = part.split("-").map(Number) as [number, number?];
    return { productId, variantId };
  });
}

export function linesText(lines: readonly LineKey[], mark: "." | ","): string {
  return lines.map(({ productId, variantId }) => (variantId ? `${productId}-${variantId}` : productId)).join(mark);
}

function partsOf(text: string, form: RegExp): string[] {
  return text
    .slice(0, 1_000)
    .split(/[.,]/)
    .filter((part) => form.test(part));
}
