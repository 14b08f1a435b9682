import { z } from "zod";
import { writtenText } from "../../domain/content/written-text.ts";
import { cleanLine } from "../../domain/feed/feed-text.ts";
import { addressLimit, feedRowLimit, idLimit, priceLimit, quantityLimit } from "../../domain/feed/limits.ts";
import { locales } from "../../domain/languages.ts";
import { replyLimit } from "../../domain/reviews/review.ts";
import { letters, optionId } from "./portal-schemas.ts";

// docs/seller-portal.md: the writes of vendors' systems; portal-schemas.ts has the answers.

const id = z
  .string()
  .regex(/^[\w.:-]{1,100}$/, "1 to 100 letters, digits, dots, colons, hyphens")
  .describe("Your own name for this write: sent again under it, nothing is done twice");

export const stateBody = z.strictObject({
  id,
  state: z.enum(["confirmed", "preparing", "onTheWay", "delivered", "cancelled", "returned", "returnRefused"]),
  reason: z
    .string()
    .transform(cleanLine)
    .refine(letters(500), "longer than 500 letters")
    .default("")
    .describe("For the shopper to read, up to 500 letters"),
  tracking: z
    .string()
    .regex(/^[\w ./-]{1,60}$/, "1 to 60 letters, digits, spaces, dots, slashes, hyphens")
    .optional()
    .describe("The parcel's number at the carrier, for the shopper; it may come again with the same state"),
});
export const stockBody = z.strictObject({
  id,
  option: optionId.optional().describe("Whose stock it is, where options have one of their own"),
  stock: z.int().min(0).max(quantityLimit).describe("Units that can be sold now"),
  expected: z.int().min(0).optional().describe("Refuse unless so many are there: for who counts up or down"),
});
export const priceBody = z.strictObject({
  id,
  option: optionId
    .optional()
    .describe("Whose price it is; left out: the product's, which options without a price of their own follow"),
  price: z.int().min(1).max(priceLimit).describe("The new selling price, in santim"),
  usdPrice: z.int().min(1).max(priceLimit).optional().describe("In cents; left out: by the shop's rate"),
});
const ownId = z.string().min(1).max(idLimit).describe("The vendor's own id, or that of a group of options");
const cell = z.union([
  z.string().max(20_000),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.string().max(addressLimit)).max(50),
]);

export const feedBody = z.strictObject({
  id,
  rows: z
    .array(z.record(z.string().max(200), cell))
    .max(feedRowLimit)
    .default([])
    .describe(
      "Goods by the columns of a feed, such as id, title, price, quantity; all options of a product in one request",
    ),
  birr: z.boolean().default(false).describe("Prices of `rows` without a currency are birr"),
  changes: z
    .array(
      z.strictObject({
        feedId: ownId,
        stock: z.int().min(0).max(quantityLimit).optional().describe("Units that can be sold now"),
        price: z.int().min(1).max(priceLimit).optional().describe("The new selling price, in santim"),
      }),
    )
    .max(feedRowLimit)
    .default([])
    .refine((all) => new Set(all.map(({ feedId: one }) => one)).size === all.length, "names a product twice")
    .describe("Stock and price of goods that are there"),
  retire: z.array(ownId).max(feedRowLimit).default([]).describe("Goods that are no longer sold"),
  language: z.enum(locales).default("en").describe("Of the report"),
});
export const replyBody = z.strictObject({
  id,
  text: z
    .string()
    .transform(writtenText)
    .refine(letters(replyLimit), `longer than ${replyLimit} letters`)
    .describe(`Up to ${replyLimit} letters; empty takes the reply back`),
});
export const closedBody = z.strictObject({
  id,
  until: z.iso
    .datetime({ offset: true })
    .nullable()
    .describe("Nothing can be bought until then, at most a year away; null opens the store at once"),
});
