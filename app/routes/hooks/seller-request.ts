import { z } from "zod";
import { cleanLine } from "../../domain/feed/feed-text.ts";
import { parseParcelName } from "../../domain/orders/parcel-name.ts";
import { checkWords, replyLimit } from "../../domain/reviews/review-words.ts";

const letters = (limit: number) => (text: string) => [...text].length <= limit;
/** The portal's own name of what it asks: sent again under it, nothing is done twice. */
const id = z.string().regex(/^[\w.:-]{1,100}$/, "1 to 100 letters, digits, dots, colons, hyphens");
const vendor = z.int().min(1);
/** A year from now at most: who closes for longer leaves. */
const CLOSED_DAYS = 366;
const DAY = 86_400_000;

const parcel = z.string().transform((typed, context) => {
  const name = parseParcelName(typed);
  if (!name) context.addIssue({ code: "custom", message: "no parcel's number, such as 4827193158-1" });
  return name!;
});

const reply = z.string().transform((typed, context) => {
  const checked = checkWords(typed, replyLimit);
  if (!checked.ok) context.addIssue({ code: "custom", message: `longer than ${replyLimit} letters` });
  return checked.ok ? checked.text : "";
});

/** What the seller portal may ask (docs/seller-portal.md). now in UTC ms. */
export const sellerRequest = (now: number) =>
  z.discriminatedUnion("action", [
    z.object({
      action: z.literal("parcel"),
      id,
      vendor,
      parcel,
      state: z.enum(["confirmed", "preparing", "onTheWay", "delivered", "cancelled", "returned", "returnRefused"]),
      reason: z.string().transform(cleanLine).refine(letters(500), "longer than 500 letters").default(""),
    }),
    z.object({
      action: z.literal("reviewReply"),
      id,
      vendor,
      review: z.int().min(1),
      /** Empty takes the reply back. */
      text: reply,
    }),
    z.object({
      action: z.literal("closed"),
      id,
      vendor,
      until: z.iso
        .datetime({ offset: true })
        .transform((text) => Date.parse(text))
        .refine((time) => time > now, "is over")
        .refine((time) => time < now + CLOSED_DAYS * DAY, `more than ${CLOSED_DAYS} days away`)
        .nullable(),
    }),
  ]);

export type SellerRequest = z.infer<ReturnType<typeof sellerRequest>>;
