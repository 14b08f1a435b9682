import { z } from "zod";
import {
  batchLimit,
  colorLimit,
  idBatchLimit,
  idLimit,
  optionNameLimit,
  vendorLimit,
} from "../../domain/feed/limits.ts";
import { filled } from "../../domain/feed/product-draft.ts";
import { profileFields } from "../../domain/vendors/vendor-profile.ts";

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
