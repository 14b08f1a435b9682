import { isCounted } from "../products/stock.ts";
import { tileIcon } from "../pictures/picture-address.ts";
import { pictureSources } from "../products/picture.ts";
import type { Product } from "../products/product.ts";
import { httpsMedia } from "../safe-href.ts";

interface Source extends Product {
  images: readonly string[];
  rates: readonly number[];
  startDate?: number;
}

/**
 * Specification 3.1: money as decimal birr and dollars, for display. `isoOf` turns UTC ms into text, because domain/ has
 * no Date.
 */
export function catalogueJson(product: Source, isoOf: (ms: number) => string) {
  const { specialPrice, salePrice, saleUntil, category, subcategory, startDate } = product;
  return {
    id: product.id,
    name: product.name,
    nameSlug: product.nameSlug,
    thumbnail: mediaOf(product.thumbnail, "card"),
    productimageSet: product.images.map((image) => ({ image: mediaOf(image, "product") })).filter(({ image }) => image),
    /** null: not counted. */
    stockAmount: isCounted(product) ? product.stockAmount : null,
    sellingPrice: decimal(product.sellingPrice),
    usdPrice: decimal(product.usdPrice),
    specialPrice: specialPrice && { price: decimal(specialPrice.price), endDate: isoOf(specialPrice.endDate) },
    sale_price: salePrice === null ? null : decimal(salePrice),
    until: saleUntil === null ? null : isoOf(saleUntil),
    discount: product.discount,
    freeDelivery: product.freeDelivery,
    category: { name: category.name, slugName: category.slugName },
    subcategory: subcategory && { name: subcategory.name },
    productrateSet: product.rates.map((rate) => ({ rate })),
    ...(startDate === undefined ? {} : { startDate: isoOf(startDate) }),
  };
}

export function mediaOf(stored: string, kind: "card" | "product" | "hero" | "triplet"): string {
  return httpsMedia(stored) === "" || tileIcon(stored) !== null ? "" : pictureSources(stored, kind).src;
}

/** 350000 santim is 3500, 2450 cents 24.5. Never for sums. */
function decimal(hundredths: number): number {
  return hundredths / 100;
}
