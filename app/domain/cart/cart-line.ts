import type { Chosen } from "../chosen-line.ts";
import type { ChosenProduct, Product, ProductVariant } from "../products/product.ts";
import { type Translated, translationsOf } from "../translated.ts";

/** priceWhenAdded in santim per unit; retired: the product or this variant left the shop. */
export interface CartLine extends ChosenProduct {
  quantity: number;
  priceWhenAdded: number;
  retired?: boolean;
}

export function chosenOf({ product, variant, variantId }: ChosenProduct) {
  const thumbnail = variant?.picture ?? product.thumbnail;
  return { ...chosenNames({ product, variant }), productId: product.id, variantId, thumbnail };
}

interface Named {
  product: Pick<Product, keyof Translated<"name">>;
  variant: Pick<ProductVariant, keyof Translated<"color"> | "size"> | null;
}

export function chosenNames({ product, variant }: Named): Chosen {
  const color = translationsOf(variant, "color", "color");
  return { ...translationsOf(product, "name"), ...color, color: variant?.color ?? null, size: variant?.size ?? null };
}

export function cartUnits(lines: readonly { quantity: number }[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

export function stockKey({ product, variant, variantId }: ChosenProduct): string {
  return hasOwnStock(variant) ? `${product.id}-${variantId}` : String(product.id);
}

export function hasOwnStock(variant: Pick<ProductVariant, "stockAmount"> | null): boolean {
  return typeof variant?.stockAmount === "number";
}

export function lineKey({
  product,
  variantId,
}: Pick<ChosenProduct, "variantId"> & { product: Pick<Product, "id"> }): string {
  return `${product.id}-${variantId}`;
}
