import { percentOff } from "./price.ts";
import type { Product } from "./product.ts";

export type Priced = Pick<Product, "sellingPrice" | "salePrice" | "specialPrice" | "saleUntil" | "discount">;

/** A special or sale price that is not below the new price ends. */
export function withNewPrice(product: Priced, price: number): Priced {
  const salePrice = product.salePrice !== null && product.salePrice < price ? product.salePrice : null;
  const { specialPrice } = product;
  return {
    sellingPrice: price,
    salePrice,
    saleUntil: salePrice === null ? null : product.saleUntil,
    specialPrice: specialPrice !== null && specialPrice.price < price ? specialPrice : null,
    discount:
      product.salePrice === null ? product.discount : salePrice === null ? 0 : (percentOff(price, salePrice) ?? 0),
  };
}
