import type { z } from "zod";
import type { ExemptPath } from "../../http/exempt-routes.ts";
import * as bodies from "./portal-bodies.ts";
import * as schemas from "./portal-schemas.ts";

interface Operation<
  Path extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType | null,
  Answer extends z.ZodType,
> {
  /** As in app/routes.ts, with a leading slash. */
  path: Extract<ExemptPath, `/portal/${string}`>;
  about: string;
  params: Path;
  query: Query;
  body: Body;
  answer: Answer;
  refusals: Partial<Record<404 | 409, string>>;
}

export type PortalOperation = Operation<z.ZodObject, z.ZodObject, z.ZodObject | null, z.ZodType>;

const read = <Path extends z.ZodObject, Query extends z.ZodObject, Answer extends z.ZodType>(
  operation: Omit<Operation<Path, Query, null, Answer>, "body">,
) => ({ ...operation, body: null });

const write = <Path extends z.ZodObject, Body extends z.ZodObject, Answer extends z.ZodType>(
  operation: Omit<Operation<Path, typeof schemas.noQuery, Body, Answer>, "query">,
) => ({ ...operation, query: schemas.noQuery });

/** Keyed by their names in docs/portal-openapi.json. */
export const portalOperations = {
  listParcels: read({
    path: "/portal/v1/parcels",
    about: "Parcels that changed since a cursor, as they are now, 50 at most. Unpaid parcels are left out.",
    params: schemas.noPath,
    query: schemas.sinceQuery,
    answer: schemas.parcels,
    refusals: {},
  }),
  readParcel: read({
    path: "/portal/v1/parcels/:parcel",
    about: "One parcel",
    params: schemas.parcelPath,
    query: schemas.noQuery,
    answer: schemas.parcel,
    refusals: { 404: "No such parcel, or another vendor's" },
  }),
  listProducts: read({
    path: "/portal/v1/products",
    about: "Products on sale, by their feed ids, 200 at most",
    params: schemas.noPath,
    query: schemas.afterFeedId,
    answer: schemas.products,
    refusals: {},
  }),
  listStock: read({
    path: "/portal/v1/stock",
    about: "The stock of products on sale, by their feed ids, 1,000 at most",
    params: schemas.noPath,
    query: schemas.afterFeedId,
    answer: schemas.stock,
    refusals: {},
  }),
  listReviews: read({
    path: "/portal/v1/reviews",
    about: "Reviews of the vendor's goods, oldest first, 100 at most",
    params: schemas.noPath,
    query: schemas.afterReview,
    answer: schemas.reviews,
    refusals: {},
  }),
  moveParcel: write({
    path: "/portal/v1/parcels/:parcel/state",
    about: "Moves a parcel; stock, payment, refund and messages follow in the same transaction",
    params: schemas.parcelPath,
    body: bodies.stateBody,
    answer: schemas.moved,
    refusals: {
      404: "No such parcel, or another vendor's",
      409: "It cannot go there from its `state`; or the id was used for something else",
    },
  }),
  setStock: write({
    path: "/portal/v1/products/:product/stock",
    about: "Sets how many units of a product, or of one of its options, can be sold",
    params: schemas.productPath,
    body: bodies.stockBody,
    answer: schemas.done,
    refusals: {
      404: "No such product on sale, or another vendor's",
      409: "The `stock` is not the expected one; the stock is kept by option and none was named; the shop keeps it; or the id was used for something else",
    },
  }),
  setPrice: write({
    path: "/portal/v1/products/:product/price",
    about:
      "Sets a product's selling price, where a special or sale price that is not below it ends, or that of one option",
    params: schemas.productPath,
    body: bodies.priceBody,
    answer: schemas.done,
    refusals: {
      404: "No such product on sale, or another vendor's",
      409: "It was changed at the same moment; the shop keeps it; or the id was used for something else",
    },
  }),
  sendFeed: write({
    path: "/portal/v1/feed",
    about: "Makes, changes and retires goods: up to 500 rows of a feed, changes of stock and price, and ids",
    params: schemas.noPath,
    body: bodies.feedBody,
    answer: schemas.fed,
    refusals: { 409: "The id was used for something else" },
  }),
  replyToReview: write({
    path: "/portal/v1/reviews/:review/reply",
    about: "Shows the vendor's reply under a review",
    params: schemas.reviewPath,
    body: bodies.replyBody,
    answer: schemas.done,
    refusals: {
      404: "No such review, or of another vendor's goods",
      409: "The id was used for something else",
    },
  }),
  closeStore: write({
    path: "/portal/v1/closed",
    about: "Closes the vendor's store until a time, or opens it",
    params: schemas.noPath,
    body: bodies.closedBody,
    answer: schemas.done,
    refusals: { 409: "The id was used for something else" },
  }),
} as const satisfies Record<string, PortalOperation>;
