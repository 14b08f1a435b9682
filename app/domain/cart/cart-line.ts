import type { Chosen } from "../chosen-line.ts";
import type { Product, ProductVariant } from "../products/product.ts";

/** Names a line of a cart; variantId is 0 if the product has no variants. */
export interface LineKey {
  productId: number;
  variantId: number;
}

/** A line as stored. priceWhenAdded in santim per unit; retired: the product or this variant is no longer sold. */
export interface CartLine {
  product: Product;
  variant: ProductVariant | null;
  /** As stored, 0 without a variant; kept when the variant itself is gone. */
  variantId: number;
  quantity: number;
  priceWhenAdded: number;
  retired?: boolean;
}

/** What a line holds, as every page prints it; the picture is the option's, if it has one. */
export function chosenOf({ product, variant, variantId, quantity }: CartLine) {
  const thumbnail = variant?.picture ?? product.thumbnail;
  return { ...wordsOf({ product, variant }), productId: product.id, variantId, thumbnail, quantity };
}

interface Named {
  product: Pick<Product, "name" | "nameAm">;
  variant: Pick<ProductVariant, "color" | "colorAm" | "size"> | null;
}

/** A product and its option in words. */
export function wordsOf({ product: { name, nameAm }, variant }: Named): Chosen {
  const { color = null, colorAm = null, size = null } = variant ?? {};
  return { name, nameAm, color, colorAm, size };
}

/** All units in a cart: the number on the badge. */
export function cartUnits(lines: readonly { quantity: number }[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Lines with the same key take their units from the same stock: of their product, or of an option that has its own. */
export function stockKey({ product, variant, variantId }: Pick<CartLine, "product" | "variant" | "variantId">): string {
  return hasOwnStock(variant) ? `${product.id}-${variantId}` : String(product.id);
}

/** Whether an option's units are its own. */
export function hasOwnStock(variant: Pick<ProductVariant, "stockAmount"> | null): boolean {
  return typeof variant?.stockAmount === "number";
}

/** Name of a line in the cart's forms. */
export function lineKey({ product, variantId }: Pick<CartLine, "product" | "variantId">): string {
  return `${product.id}-${variantId}`;
}
