import { z } from "zod";
import {
  addressLimit,
  brandLimit,
  categoryLimit,
  colorLimit,
  descriptionLimit,
  idLimit,
  imageCountLimit,
  productNameLimit,
  optionCountLimit,
  optionNameLimit,
  priceLimit,
  quantityLimit,
  specificationLimit,
  weightLimit,
} from "./limits.ts";
import { sizeClasses } from "../delivery/size-class.ts";
import { cleanLine, cleanLines } from "./feed-text.ts";
import { isGtin } from "./goods-facts.ts";
import { unsortedSlug } from "./parent-table.ts";
import type { Locale } from "../languages.ts";
import { menuParentSlugs } from "../menu-parents.ts";
import { isCounted } from "../products/stock.ts";

// Code points, not UTF-16 units.
const letters = (limit: number) => (text: string) => text.length <= limit || Array.from(text).length <= limit;
const line = (limit: number) => z.string().transform(cleanLine).refine(letters(limit), `longer than ${limit} letters`);
export const filled = (limit: number) => line(limit).refine((text) => text !== "", "empty");
const paragraphs = z
  .string()
  .transform(cleanLines)
  .refine(letters(descriptionLimit), `longer than ${descriptionLimit} letters`);
const optional = (limit: number) => filled(limit).nullable();

const price = z.int().min(1).max(priceLimit);
const cents = z.int().min(1).max(priceLimit);
const moment = z.int().min(0).max(4_102_444_800_000);
const image = z
  .string()
  .max(addressLimit)
  .regex(/^(https:\/\/|\/media\/)[^\s"<>\\]+$/, "not an https address");

const category = z.object({
  slugName: z
    .string()
    .regex(/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/)
    .max(100),
  name: filled(categoryLimit),
  nameAm: optional(categoryLimit),
});

const specification = z.object({
  name: filled(specificationLimit),
  nameAm: optional(specificationLimit),
  value: filled(specificationLimit),
  valueAm: optional(specificationLimit),
});

const units = (limit: number) =>
  z
    .int()
    .min(0)
    .refine((amount) => amount <= limit || !isCounted({ stockAmount: amount }), `more than ${limit}`);

const gtin = z.string().refine(isGtin, "no trade number");

const variant = z.object({
  color: optional(colorLimit),
  colorAm: optional(colorLimit),
  colorCode: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .nullable(),
  size: optional(optionNameLimit),
  // If options have different ones.
  gtin: gtin.optional(),
  price,
  // All options have their own, with the sum `stockAmount`, or all share it.
  stockAmount: units(quantityLimit).optional(),
  picture: z
    .int()
    .min(0)
    .max(imageCountLimit - 1)
    .optional(),
  // Later prices with their times.
  turns: z
    .array(z.object({ price, at: moment }))
    .max(2)
    .optional(),
});

/** Without the fields of the demo market. */
export const productSchema = z
  .object({
    feedId: filled(idLimit),
    name: filled(productNameLimit),
    nameAm: optional(productNameLimit),
    description: paragraphs,
    descriptionAm: paragraphs.nullable(),
    brand: optional(brandLimit),
    gtin: gtin.nullable(),
    // Packed, in grams.
    weight: z.int().min(1).max(weightLimit).nullable(),
    // null: by weight, else by category.
    shippingClass: z.enum(sizeClasses).nullable().optional(),
    parentSlug: z.enum([...menuParentSlugs, unsortedSlug]),
    category,
    subcategory: category.nullable(),
    // The first is the thumbnail, the second the hover image.
    images: z.array(image).max(imageCountLimit),
    sellingPrice: price,
    // null: by the exchange rate.
    usdPrice: cents.nullable(),
    salePrice: price.nullable(),
    specialPrice: z.object({ price, endDate: moment }).nullable(),
    // Starts automatically; without an end it stays.
    nextSale: z.object({ price, startDate: moment, endDate: moment.nullable() }).nullable().optional(),
    saleUntil: moment.nullable(),
    discount: z.int().min(0).max(99),
    freeDelivery: z.boolean(),
    stockAmount: units(quantityLimit * optionCountLimit),
    isNew: z.boolean(),
    isTop: z.boolean(),
    variants: z.array(variant).max(optionCountLimit),
    specifications: z.array(specification).max(50),
  })
  .refine(({ sellingPrice, salePrice }) => salePrice === null || salePrice < sellingPrice, {
    path: ["salePrice"],
    message: "not below the selling price",
  })
  .refine(({ sellingPrice, specialPrice }) => specialPrice === null || specialPrice.price < sellingPrice, {
    path: ["specialPrice"],
    message: "not below the selling price",
  })
  .refine(({ sellingPrice, nextSale }) => !nextSale || nextSale.price < sellingPrice, {
    path: ["nextSale"],
    message: "not below the selling price",
  })
  .refine(isStockOfOptions, { path: ["variants"], message: "their stock does not add up to the product's" });

function isStockOfOptions({ variants, stockAmount }: { variants: z.infer<typeof variant>[]; stockAmount: number }) {
  const own = variants.flatMap((one) => one.stockAmount ?? []);
  return (
    own.length === 0 || (own.length === variants.length && own.reduce((sum, units) => sum + units, 0) === stockAmount)
  );
}

/** A validated product for storing. */
export interface ProductDraft extends Omit<z.infer<typeof productSchema>, "parentSlug"> {
  parentSlug: string;
  /** Set by the demo market only; an import leaves the stored values. */
  market?: {
    createdAt: number;
    viewCount: number;
    rates: { rate: number; author: string; content: string; contentLang: Locale; createdAt: number }[];
  };
}

export type CategoryDraft = z.infer<typeof category>;
