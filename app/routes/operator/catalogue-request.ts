import { z } from "zod";
import {
  addressLimit,
  batchLimit,
  brandLimit,
  categoryLimit,
  colorLimit,
  descriptionLimit,
  idBatchLimit,
  idLimit,
  imageCountLimit,
  productNameLimit,
  optionCountLimit,
  optionNameLimit,
  priceLimit,
  quantityLimit,
  specificationLimit,
  vendorLimit,
  weightLimit,
} from "../../domain/feed/limits.ts";
import { sizeClasses } from "../../domain/delivery/size-class.ts";
import { cleanLine, cleanLines } from "../../domain/feed/feed-text.ts";
import { isGtin } from "../../domain/feed/goods-facts.ts";
import { unsortedSlug } from "../../domain/feed/parent-table.ts";
import { menuParentSlugs } from "../../domain/menu-parents.ts";
import type { ProductDraft } from "../../domain/products/product-draft.ts";
import { isCounted } from "../../domain/products/stock.ts";
import { profileFields } from "../../domain/vendors/vendor-profile.ts";

// Code points, not UTF-16 units.
const letters = (limit: number) => (text: string) => text.length <= limit || Array.from(text).length <= limit;
const line = (limit: number) => z.string().transform(cleanLine).refine(letters(limit), `longer than ${limit} letters`);
const filled = (limit: number) => line(limit).refine((text) => text !== "", "empty");
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
  gtin: gtin.optional(),
  price,
  stockAmount: units(quantityLimit).optional(),
  picture: z
    .int()
    .min(0)
    .max(imageCountLimit - 1)
    .optional(),
  turns: z
    .array(z.object({ price, at: moment }))
    .max(2)
    .optional(),
});

/** Without the fields of the demo market. */
export const productSchema: z.ZodType<ProductDraft, unknown> = z
  .object({
    feedId: filled(idLimit),
    name: filled(productNameLimit),
    nameAm: optional(productNameLimit),
    description: paragraphs,
    descriptionAm: paragraphs.nullable(),
    brand: optional(brandLimit),
    gtin: gtin.nullable(),
    weight: z.int().min(1).max(weightLimit).nullable(),
    shippingClass: z.enum(sizeClasses).nullable().optional(),
    parentSlug: z.enum([...menuParentSlugs, unsortedSlug]),
    category,
    subcategory: category.nullable(),
    images: z.array(image).max(imageCountLimit),
    sellingPrice: price,
    usdPrice: cents.nullable(),
    salePrice: price.nullable(),
    specialPrice: z.object({ price, endDate: moment }).nullable(),
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

function isStockOfOptions({ variants, stockAmount }: Pick<ProductDraft, "variants" | "stockAmount">): boolean {
  const own = variants.flatMap((one) => one.stockAmount ?? []);
  return (
    own.length === 0 || (own.length === variants.length && own.reduce((sum, units) => sum + units, 0) === stockAmount)
  );
}

const vendor = filled(vendorLimit);
const feedId = z
  .string()
  .min(1)
  .max(2 * idLimit);

const soldOut = z.object({ feedId, color: z.string().max(colorLimit), size: z.string().max(optionNameLimit) });

/** Each row takes a few queries (security-and-faults.md 3). */
const vendorRows = 10;

/** null: not part of an import that can be undone. */
const run = z.int().min(1).nullable().default(null);

export const requestSchema = z.discriminatedUnion("operation", [
  z.object({ operation: z.literal("save"), vendor, run, products: z.array(z.unknown()).min(1).max(batchLimit) }),
  z.object({ operation: z.literal("list"), vendor, after: z.string().max(2 * idLimit) }),
  z.object({ operation: z.literal("retire"), vendor, run, feedIds: z.array(feedId).min(1).max(idBatchLimit) }),
  z.object({ operation: z.literal("sellOut"), vendor, run, rows: z.array(soldOut).min(1).max(batchLimit) }),
  z.object({ operation: z.literal("rate"), vendor: z.string().max(vendorLimit).default("") }),
  z.object({
    operation: z.literal("saveVendors"),
    vendors: z
      .array(z.partialRecord(z.enum(profileFields), z.string().max(20_000)))
      .min(1)
      .max(vendorRows),
    fills: z.boolean().default(false),
  }),
  z.object({ operation: z.literal("missingVendors"), names: z.array(z.string().max(400)).max(500) }),
  z.object({
    operation: z.literal("finish"),
    file: z.string().max(300).default(""),
    vendor: z.string().max(vendorLimit).default(""),
    rows: z.int().min(0).default(0),
    run,
  }),
  z.object({ operation: z.literal("begin"), file: z.string().max(300), vendor: z.string().max(vendorLimit) }),
  z.object({ operation: z.literal("runs") }),
  z.object({ operation: z.literal("undo"), run: z.int().min(1) }),
]);

export type CatalogueRequest = z.infer<typeof requestSchema>;
