import type { Chosen } from "../chosen-line.ts";
import type { Product, ProductVariant } from "../products/product.ts";

/** variantId is 0 if the product has no variants. */
export interface LineKey {
  productId: number;
  variantId: number;
}

/** priceWhenAdded in santim per unit; retired: the product or this variant is no longer sold. */
export interface CartLine {
  product: Product;
  variant: ProductVariant | null;
  /** Remains when the variant itself is gone. */
  variantId: number;
  quantity: number;
  priceWhenAdded: number;
  retired?: boolean;
}

export function chosenOf({ product, variant, variantId, quantity }: CartLine) {
  const thumbnail = variant?.picture ?? product.thumbnail;
  return { ...wordsOf({ product, variant }), productId: product.id, variantId, thumbnail, quantity };
}

interface Named {
  product: Pick<Product, "name" | "nameAm">;
  variant: Pick<ProductVariant, "color" | "colorAm" | "size"> | null;
}

export function wordsOf({ product: { name, nameAm }, variant }: Named): Chosen {
  const { color = null, colorAm = null, size = null } = variant ?? {};
  return { name, nameAm, color, colorAm, size };
}

export function cartUnits(lines: readonly { quantity: number }[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

export function stockKey({ product, variant, variantId }: Pick<CartLine, "product" | "variant" | "variantId">): string {
  return hasOwnStock(variant) ? `${product.id}-${variantId}` : String(product.id);
}

export function hasOwnStock(variant: Pick<ProductVariant, "stockAmount"> | null): boolean {
  return typeof variant?.stockAmount === "number";
}

export function lineKey({ product, variantId }: Pick<CartLine, "product" | "variantId">): string {
  return `${product.id}-${variantId}`;
}
