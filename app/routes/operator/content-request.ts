import { z } from "zod";
import { cleanLine } from "../../domain/feed/feed-text.ts";

const line = (limit: number) =>
  z
    .string()
    .transform(cleanLine)
    .refine((text) => [...text].length <= limit, `longer than ${limit} letters`);

const by = line(100).default("");
const version = z.int().min(1);
const isDryRun = z.boolean().default(false);

export const contentRequest = z.discriminatedUnion("operation", [
  z.strictObject({ operation: z.literal("load"), file: line(200), text: z.string().min(1), by, isDryRun }),
  z.strictObject({ operation: z.literal("rollback"), version, by, isDryRun }),
  z.strictObject({ operation: z.literal("versions") }),
  z.strictObject({ operation: z.literal("show"), version: version.optional() }),
]);

export type ContentRequest = z.infer<typeof contentRequest>;
