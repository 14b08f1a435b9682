import { randomInt } from "node:crypto";
import { randomText } from "../../http/secrets/random-text.server.ts";
import { findCart } from "../../data/cart/carts.server.ts";
import { freeExpiredHolds } from "../../data/payments/payments.server.ts";
import { paymentKindOf, type NewOrder, type OrderDetails } from "../../data/orders/new-order.server.ts";
import { findOrderByKey, writeOrder } from "../../data/orders/write-order.server.ts";
import { findWholeCart } from "../../data/cart/whole-cart.server.ts";
import { cartUnits, type CartLine } from "../../domain/cart/cart-line.ts";
import { newOrderNumber } from "../../domain/orders/order-number.ts";
import { quoteOrder, type OrderQuote, isSent, type LineProblem } from "../../domain/cart/order-quote.ts";
import type { DeliveryKind } from "../../domain/delivery/delivery-fees.ts";
import type { PaymentKind } from "../../domain/orders/order-states.ts";
import type { Locale } from "../../domain/languages.ts";
import { openFormKey, type FormContent, type OpenedKey, cartHash } from "../../http/forms/form-key.server.ts";
import { type actionContext, callOutbox } from "../../request/action-context.server.ts";
import { countTry } from "../../request/count-try.server.ts";
import { cartChanged } from "../cart/cart-answers.server.ts";
import { orderCodeStatements, confirmBy } from "./phone-code.server.ts";
import type { CouponProblem } from "../../domain/cart/coupon.ts";

type Tools = ReturnType<typeof actionContext>;

export interface OrderAsked extends FormContent {
  key: string;
  details: OrderDetails;
  payment: PaymentKind;
  /** By vendor; 'standard' where absent. */
  deliveries: ReadonlyMap<number, DeliveryKind>;
  locale: Locale;
}

/**
 * stale: the key is forged, another session's or was used with other content. payment: cash if nothing is left to pay.
 * retryAfter in seconds.
 */
export type PlaceAnswer =
  | { kind: "placed"; publicId: string; number: string; payment: PaymentKind; isNew: boolean }
  | { kind: "changed"; reasons: ChangeReason[] }
  | { kind: "stale" }
  | { kind: "empty" }
  | { kind: "tooMany"; retryAfter: number };

/** Prices and cart may change between quote and write. */
const mostQuotes = 4;
const holdsFreed = 100;

/**
 * Places the order of a form (security-and-faults.md 3; settled.md 21); call `findPlacedAnswer` first. Idempotent by its
 * key: before any refusal it checks whether the order exists by now, and throws as the database does if that fails.
 */
export async function placeOrder(tools: Tools, asked: OrderAsked): Promise<PlaceAnswer> {
  const key = openFormKey(asked.key, tools.secrets, tools.session.idHash, asked);
  if (!key) return { kind: "stale" };
  try {
    const answer = await tryToPlace(tools, asked, key);
    if (answer.kind === "placed") return answer;
    // Refused because the same form is being placed right now: its order will exist soon.
    return (answer.kind === "tooMany" ? await findSoon(tools, key) : await findPlaced(tools, key)) ?? answer;
  } catch (error) {
    const placed = await findSoon(tools, key);
    if (!placed) throw error;
    callOutbox(tools);
    return placed;
  }
}

/** The answer to a form whose order exists, or null. Call it first: draft and cart are gone by then. */
export async function findPlacedAnswer(
  tools: Tools,
  { key, ...content }: FormContent & { key: string },
): Promise<PlaceAnswer | null> {
  const opened = openFormKey(key, tools.secrets, tools.session.idHash, content);
  return opened && findPlaced(tools, opened);
}

async function findPlaced(tools: Tools, key: OpenedKey): Promise<PlaceAnswer | null> {
  const { db, session } = tools;
  const order = await findOrderByKey(db, key.keyHash);
  if (!order) return null;
  if (order.contentHash !== key.contentHash || order.owner !== session.owner) return { kind: "stale" };
  const lines = await findCart(db, order.owner).catch(() => null);
  if (lines) cartChanged(tools, cartUnits(lines));
  const { publicId, number, payment } = order;
  return { kind: "placed", publicId, number, payment, isNew: false };
}

/** Twice, in case the order is being written (security-and-faults.md 3). */
async function findSoon(tools: Tools, key: OpenedKey): Promise<PlaceAnswer | null> {
  const placed = await findPlaced(tools, key);
  if (placed) return placed;
  await new Promise((resolve) => setTimeout(resolve, 300 + randomInt(300)));
  return findPlaced(tools, key);
}

async function tryToPlace(tools: Tools, asked: OrderAsked, key: OpenedKey): Promise<PlaceAnswer> {
  const { db, session } = tools;
  const readCart = () => findWholeCart(db, session.owner, tools.now);
  const [counted, first] = await Promise.all([countTry(tools, "orders"), readCart()]);
  if (!counted.ok) return { kind: "tooMany", retryAfter: counted.retryAfter };
  for (let quotes = 1; quotes <= mostQuotes; quotes += 1) {
    const cart = quotes === 1 ? first : await readCart();
    if (cart.lines.length === 0) return { kind: "empty" };
    const { details: destination, deliveries, payment } = asked;
    const quote = quoteOrder({ ...cart, destination, deliveries, isCash: payment === "cash", now: tools.now });
    const reasons = orderChanges(cart.lines, quote, asked);
    if (reasons.length > 0) {
      if (await hasFreed(tools, quote)) continue;
      return { kind: "changed", reasons };
    }
    const until = await confirmBy(tools, { ...asked, quote });
    const order = newOrder(tools, asked, { ...key, quote, cartVersion: cart.version, confirmBy: until });
    const refused = await writeOrder(db, order, await orderCodeStatements(tools, order));
    if (refused === null) {
      cartChanged(tools, 0);
      callOutbox(tools);
      const { publicId, number } = order;
      return { kind: "placed", publicId, number, payment: paymentKindOf(order), isNew: true };
    }
    if (refused === "again") return { kind: "stale" };
    if (refused === "holds") return { kind: "changed", reasons: [{ kind: "holds" }] };
  }
  throw new Error(`no order: prices, stock or the cart moved ${mostQuotes} times under one press`);
}

function newOrder(
  tools: Tools,
  asked: OrderAsked,
  rest: OpenedKey & Pick<NewOrder, "quote" | "cartVersion" | "confirmBy">,
): NewOrder {
  const { details, payment, shownTotal, locale } = asked;
  return {
    ...rest,
    ...{ details, payment, shownTotal, locale },
    owner: tools.session.owner,
    number: newOrderNumber((below) => randomInt(below)),
    publicId: randomText(16, "base64url"),
    now: tools.now,
  };
}

/** Ends expired holds on these lines' units. Returns whether there were any. */
async function hasFreed(tools: Tools, { problems }: OrderQuote): Promise<boolean> {
  const scarce = problems.filter(({ problem }) => problem === "soldOut" || problem === "fewer");
  if (scarce.length === 0) return false;
  const products = scarce.map(({ line }) => line.product.id);
  const freed = freeExpiredHolds(tools.db, tools.now, holdsFreed, products);
  const { meta } = await freed.run();
  if (meta.changes > 0) callOutbox(tools);
  return meta.changes > 0;
}

/**
 * total: it costs more now; unsent: it is not delivered to the address, and pick-up was not chosen; holds: this owner
 * has too many unpaid orders. A line's problem has the remaining units.
 */
export type ChangeReason =
  | { kind: "total"; was: number; now: number }
  | { kind: "lines" }
  | { kind: LineProblem; productId: number; variantId: number; available: number }
  | { kind: "coupon"; problem: CouponProblem }
  | { kind: "unsent" }
  | { kind: "holds" };

type Shown = FormContent & { deliveries: ReadonlyMap<number, DeliveryKind> };

/** Reasons not to place the order as displayed; none if it costs as much or less (settled.md 21). */
function orderChanges(lines: readonly CartLine[], quote: OrderQuote, shown: Shown): ChangeReason[] {
  const reasons: ChangeReason[] = [];
  if (cartHash(lines) !== shown.cart) reasons.push({ kind: "lines" });
  for (const { line, problem, available } of quote.problems) {
    reasons.push({ kind: problem, productId: line.product.id, variantId: line.variantId, available });
  }
  const isOnlyPickup = quote.parcels.filter((parcel) => !isSent(parcel));
  if (isOnlyPickup.some(({ vendor }) => shown.deliveries.get(vendor.id) !== "pickup")) reasons.push({ kind: "unsent" });
  if (quote.total <= shown.shownTotal) return reasons;
  reasons.push({ kind: "total", was: shown.shownTotal, now: quote.total });
  if (quote.couponProblem) reasons.push({ kind: "coupon", problem: quote.couponProblem });
  return reasons;
}
