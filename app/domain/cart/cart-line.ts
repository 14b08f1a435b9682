import type { Product, ProductVariant } from "../products/product.ts";

/** A line as it is stored. priceWhenAdded in santim per unit; retired: the product is no longer sold, or not in this variant. */
export interface CartLine {
  product: Product;
  variant: ProductVariant | null;
  /** As stored, 0 without: also when the variant itself is gone. */
  variantId: number;
  quantity: number;
  priceWhenAdded: number;
  retired?: boolean;
}

/** All units in a cart: the number on the badge. */
export function cartUnits(lines: readonly { quantity: number }[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** How forms of the cart name a line. */
export function lineKey({ product, variantId }: Pick<CartLine, "product" | "variantId">): string {
  return `${product.id}-${variantId}`;
}
