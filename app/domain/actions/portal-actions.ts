import type { ShopAction } from "./shop-action.ts";

/** docs/portal-openapi.json has requests and answers in full. */
const READ = { isSpecified: false, method: "GET", who: "signer", fields: [], errors: ["401, 422"] } as const;
const WRITE = {
  isSpecified: false,
  method: "POST",
  who: "signer",
  answers: "`repeated` for what was done before",
} as const;
const COMMON = "401, 413 (16 KiB), 415, 422, 503";
const USED = "409: the id was used for something else";

export const portalActions: readonly ShopAction[] = [
  {
    ...READ,
    name: "A vendor's system: parcels that changed",
    path: "/portal/v1/parcels",
    fields: ["since?"],
    answers: "`parcels`, `cursor`, `isMore`",
  },
  {
    ...READ,
    name: "A vendor's system: one parcel",
    path: "/portal/v1/parcels/:parcel",
    answers: "the parcel",
    errors: ["401, 404"],
  },
  {
    ...READ,
    name: "A vendor's system: products",
    path: "/portal/v1/products",
    fields: ["after?"],
    answers: "`products`, `next`",
  },
  {
    ...READ,
    name: "A vendor's system: stock",
    path: "/portal/v1/stock",
    fields: ["after?"],
    answers: "`stock`, `next`",
  },
  {
    ...READ,
    name: "A vendor's system: reviews",
    path: "/portal/v1/reviews",
    fields: ["after?"],
    answers: "`reviews`, `next`",
  },
  {
    ...WRITE,
    name: "A vendor's system: move a parcel",
    path: "/portal/v1/parcels/:parcel/state",
    fields: ["id", "state", "reason?", "tracking?"],
    answers: "`state`; `repeated` for what was done before",
    errors: [COMMON, "404: no such parcel", "409 `state`: it cannot go there from this one", USED],
  },
  {
    ...WRITE,
    name: "A vendor's system: set a stock",
    path: "/portal/v1/products/:product/stock",
    fields: ["id", "option?", "stock", "expected?"],
    errors: [
      COMMON,
      "404: no such product",
      "409 `stock`: not the expected one",
      "409: it stands by option, and none was named",
      "422: no such option, or its options share one stock",
      USED,
    ],
  },
  {
    ...WRITE,
    name: "A vendor's system: set a price",
    path: "/portal/v1/products/:product/price",
    fields: ["id", "option?", "price (santim)", "usdPrice? (cents)"],
    errors: [COMMON, "404: no such product", "409: changed at the same moment", "422: no such option", USED],
  },
  {
    ...WRITE,
    name: "A vendor's system: make, change and retire goods",
    path: "/portal/v1/feed",
    fields: ["id", "rows?", "birr?", "changes? (feedId, stock?, price? in santim)", "retire?", "language?"],
    answers: "`counts`, `unread`, `report`; `repeated` for what was done before",
    errors: ["401, 413 (4 MiB), 415, 422, 503", "429 with `Retry-After`: too many requests or pictures", USED],
  },
  {
    ...WRITE,
    name: "A vendor's system: reply to a review",
    path: "/portal/v1/reviews/:review/reply",
    fields: ["id", "text"],
    errors: [COMMON, "404: no such review", USED],
  },
  {
    ...WRITE,
    name: "A vendor's system: close the store",
    path: "/portal/v1/closed",
    fields: ["id", "until (time or null)"],
    errors: [COMMON, USED],
  },
];
