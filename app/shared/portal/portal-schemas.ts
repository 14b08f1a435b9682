import { z } from "zod";
import { paymentKinds } from "../../domain/orders/payment-providers.ts";
import { parcelStates } from "../../domain/orders/order-states.ts";
import { portalEventTypes } from "../../domain/portal/portal-event.ts";
import { locales } from "../../domain/languages.ts";

// docs/seller-portal.md: each schema validates, and describes its object in docs/portal-openapi.json.

const santim = (about: string) => z.int().min(0).describe(`${about}, in santim`);
const time = (about: string) => z.iso.datetime().describe(about);
export const letters = (limit: number) => (text: string) => [...text].length <= limit;
const state = z.enum(parcelStates).exclude(["awaitingPayment"]);

const productId = z.int().min(1).describe("The shop's own number of the product");
const feedId = z.string().describe("The id that the vendor's feed gives the product");
export const optionId = z
  .int()
  .min(1)
  .describe("The shop's own number of the option, such as a size; it stays for as long as the feed has it");
const color = z.string().nullable().describe("null: it has none");
const size = z.string().nullable().describe("null: it has none");
const parcelName = z
  .string()
  .regex(/^[1-9]{10}-\d{1,2}$/)
  .describe("The order's number, a hyphen, the parcel's position");

export const parcelPath = z.strictObject({ parcel: parcelName });
const numberPath = z.string().regex(/^[1-9]\d{0,14}$/);
export const productPath = z.strictObject({ product: numberPath.describe("The shop's own number of the product") });
export const reviewPath = z.strictObject({ review: numberPath.describe("The review's number") });
export const noPath = z.strictObject({});

const cursor = z.string().regex(/^(?:0|[1-9]\d{0,14})$/);
export const sinceQuery = z.strictObject({
  since: cursor.default("0").describe("The `cursor` of the last answer; left out: from the beginning"),
});
export const afterFeedId = z.strictObject({
  after: z.string().max(256).default("").describe("The `next` of the last answer; left out: from the beginning"),
});
export const afterReview = z.strictObject({
  after: cursor.default("0").describe("The `next` of the last answer; left out: from the beginning"),
});
export const noQuery = z.strictObject({});

const line = z.strictObject({
  product: productId,
  feedId,
  option: optionId.nullable().describe("Which option was bought; null: the product has none"),
  name: z.string().describe("As it was called when it was bought"),
  color,
  size,
  quantity: z.int().min(0).describe("Units to deliver"),
  cancelled: z.int().min(0).describe("Units of it that were cancelled since it was bought"),
  unitPrice: santim("What one unit cost"),
});

const recipient = z
  .strictObject({
    name: z.string(),
    phone: z.string().describe("Such as +251911234567"),
    region: z.string(),
    city: z.string(),
    subCity: z.string(),
    woreda: z.string(),
    landmark: z.string(),
    note: z.string().describe("What the shopper wrote for the delivery"),
  })
  .meta({ id: "Recipient" });

export const parcel = z
  .strictObject({
    parcel: parcelName,
    state,
    stateAt: time("Since when it is in this state"),
    reason: z.string().describe("Why it was cancelled or is to be returned, in the words of who said so"),
    tracking: z.string().describe("Its number at the carrier; empty: none"),
    cancelledBy: z
      .enum(["shopper", "seller", "shop"])
      .nullable()
      .describe("Who cancelled the whole parcel; null: nobody"),
    placedAt: time("When the order was placed"),
    delivery: z.enum(["standard", "pickup"]),
    promisedFrom: time("The first moment the shopper was promised"),
    promisedUntil: time("The last one"),
    lines: z.array(line),
    goodsTotal: santim("All units to deliver"),
    discountTotal: santim("What a coupon took off"),
    deliveryFee: santim("What the delivery costs the shopper"),
    rounding: santim("What cash in whole birr leaves out; 0 where it is paid otherwise"),
    total: santim("Goods less discount and rounding, with the delivery"),
    collect: santim("Cash to collect when it is handed over"),
    payment: z.strictObject({ kind: z.enum(paymentKinds), isPaid: z.boolean() }),
    language: z.enum(locales).describe("In which the shopper ordered"),
    recipient: recipient.nullable().describe("null once it is delivered, cancelled or returned"),
  })
  .meta({ id: "Parcel" });

export const parcels = z.strictObject({
  parcels: z.array(parcel).describe("In the order of their last change"),
  cursor: cursor.describe("For the next `since`"),
  isMore: z.boolean().describe("Whether there are more already"),
});

const next = z.string().nullable().describe("For the next `after`; null: these were the last");

const option = z
  .strictObject({
    option: optionId,
    color,
    size,
    price: santim("What it costs; the product's `price` where it has none of its own"),
    stock: z
      .int()
      .min(0)
      .nullable()
      .describe("Units of it that can be sold now; null: the options share the product's, or nobody counts them"),
  })
  .meta({ id: "Option" });

export const products = z.strictObject({
  products: z.array(
    z
      .strictObject({
        product: productId,
        feedId,
        name: z.string(),
        amharicName: z.string().nullable(),
        address: z.string().describe("Its page in the shop"),
        price: santim("The selling price"),
        usdPrice: z.int().describe("In cents, for display"),
        salePrice: santim("A lower price").nullable(),
        saleUntil: time("When that ends").nullable(),
        specialPrice: santim("A lower price that has an end").nullable(),
        specialUntil: time("That end").nullable(),
        stock: z.int().min(0).nullable().describe("Units that can be sold now; null: nobody counts them"),
        isLocked: z.boolean().describe("The shop keeps price and stock as they are"),
        options: z.array(option).describe("Colours and sizes in which it can be bought; empty: none to choose from"),
      })
      .meta({ id: "Product" }),
  ),
  next,
});

export const stock = z.strictObject({
  stock: z.array(
    z.strictObject({
      product: productId,
      feedId,
      stock: z.int().min(0).nullable().describe("All its units; null: nobody counts them"),
      options: z.array(option.pick({ option: true, stock: true })),
    }),
  ),
  next,
});

export const reviews = z.strictObject({
  reviews: z.array(
    z
      .strictObject({
        review: z.int().min(1),
        product: productId,
        feedId,
        rate: z.int().min(1).max(5),
        author: z.string(),
        text: z.string(),
        writtenAt: time("When it was written"),
        reply: z.string().describe("The vendor's own; empty: none"),
      })
      .meta({ id: "Review" }),
  ),
  next,
});

const repeated = z.literal(true).optional().describe("It was done before; nothing was changed now");

export const done = z.strictObject({ ok: z.literal(true), repeated }).meta({ id: "Done" });
export const moved = z.strictObject({ ok: z.literal(true), repeated, state: state.optional() });

const count = z.int().min(0);

export const fed = z.strictObject({
  ok: z.literal(true),
  repeated,
  counts: z
    .strictObject({
      ...{ rows: count, created: count, updated: count, unchanged: count, rejected: count, warned: count },
      soldOut: count.describe("Goods whose row was refused and says that none are left"),
      changed: count.describe("Of `changes`, those that changed something"),
      retired: count,
    })
    .optional()
    .describe("Left out where it was done before"),
  unread: z.array(z.string()).optional().describe("Names in `rows` that are no columns"),
  report: z
    .array(
      z.strictObject({
        list: z.enum(["rows", "changes"]),
        row: z.int().min(1).describe("Its place in that list, from 1"),
        id: z.string(),
        title: z.string(),
        column: z.string().describe("Empty: the whole row"),
        value: z.string(),
        wrong: z.string().describe("What is wrong"),
        todo: z.string().describe("What to do"),
      }),
    )
    .optional()
    .describe("Refused rows and warnings, as the report of an import"),
});

export const problem = z
  .strictObject({
    problem: z.string().describe("What is wrong, in English"),
    state: z.enum(parcelStates).optional().describe("409 of a parcel: the state it is in"),
    stock: z.int().optional().describe("409 of a stock: what there is"),
  })
  .meta({ id: "Problem" });

export const event = z
  .strictObject({
    id: z.string().describe("The same whenever this event is sent again"),
    type: z.enum(portalEventTypes),
    at: time("When it happened"),
    vendor: z.int().describe("The vendor's number, as in /vendor-store/12"),
    parcel: parcelName,
    state: state.describe("In which the parcel was then; read it for how it is now"),
    lines: z
      .array(line.pick({ product: true, feedId: true, option: true, color: true, size: true, quantity: true }))
      .describe("What is to be delivered, as it is when this is sent"),
  })
  .meta({ id: "Event" });
