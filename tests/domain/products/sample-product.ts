import type { Product, ProductDetail, ProductVariant } from "../../../app/domain/products/product.ts";
import type { Viewer } from "../../../app/domain/viewer.ts";

export const now = Date.UTC(2026, 8, 11, 9, 0, 0);
export const viewer: Viewer = { locale: "en", currency: "ETB", now, signedIn: false };

export const blue: ProductVariant = {
  id: 1,
  color: "Blue",
  colorAm: "ሰማያዊ",
  colorCode: "#2255aa",
  size: "40",
  price: 400_000,
};
export const grey: ProductVariant = { ...blue, id: 2, color: "Grey", colorAm: "ግራጫ", size: "44", price: 640_000 };

/** `variants` give the prices of its options. */
export function sampleProduct({ variants = [], ...changes }: Partial<ProductDetail> = {}): Product {
  return {
    id: 7,
    vendor: { id: 4, name: "Shiro Meda Weavers", nameAm: "ሽሮ ሜዳ ሸማኔዎች", city: "Addis Ababa", closedUntil: null },
    name: "Netela shawl",
    nameAm: "ነጠላ",
    nameSlug: "netela-shawl",
    brand: null,
    thumbnail: "/media/web-banner/netela-1.webp",
    hoverImage: "/media/web-banner/netela-2.webp",
    stockAmount: 12,
    sellingPrice: 400_000,
    usdPrice: 2450,
    salePrice: null,
    specialPrice: null,
    saleUntil: null,
    discount: 0,
    freeDelivery: false,
    isNew: false,
    isTop: false,
    createdAt: 0,
    variantCount: 0,
    optionPrices: [...new Set(variants.map(({ price }) => price))],
    rateSum: 0,
    rateCount: 0,
    category: { id: 3, name: "Traditional wear", nameAm: "የባህል ልብስ", slugName: "traditional-wear" },
    subcategory: null,
    ...changes,
  };
}

export function plainDetail(changes: Partial<ProductDetail> = {}): ProductDetail {
  return {
    ...sampleProduct(changes),
    ...{ description: "", descriptionAm: null, gtin: null, weight: null, specifications: [], variants: [], images: [] },
    ...{ retired: false, vendorRates: { rateSum: 0, rateCount: 0 } },
    parent: { id: 4, name: "Apparel", nameAm: "አልባሳትና ጨርቃ ጨርቅ", slugName: "apparel" },
    ...changes,
  };
}
