import { isVehicle } from "../products/product.ts";
import { type CartLine, stockKey } from "./cart-line.ts";
import { findCouponProblem, shareDiscount, type Coupon } from "./coupon.ts";
import { parcelSizes } from "../delivery/size-class.ts";
import {
  type DeliveryKind,
  deliveryChoices,
  type DeliveryChoice,
  type DeliveryFees,
  type Destination,
} from "../delivery/delivery-fees.ts";
import { isUnavailable, offerState, unitsForLine, unitsLeft } from "../products/stock.ts";
import { chargedPrice } from "../products/price.ts";
import { type DateView, daysView } from "../date-view.ts";
import type { Locale } from "../languages.ts";

export type OrderQuote = ReturnType<typeof quoteOrder>;

export interface QuotedParcel {
  vendor: CartLine["product"]["vendor"];
  lines: { line: CartLine; unitPrice: number; total: number }[];
  delivery: DeliveryKind;
  choices: DeliveryChoice[];
  goodsTotal: number;
  discountTotal: number;
  deliveryFee: number;
  toFree: number | null;
  /** 0 to 99 santim. */
  rounding: number;
  total: number;
  promisedFrom: number;
  promisedUntil: number;
}

/** `available`: units left. */
export type LineProblem = "soldOut" | "fewer" | "gone" | "closed";

export interface QuoteRequest {
  lines: readonly CartLine[];
  coupon: Coupon | null;
  destination: Destination;
  /** By vendor id; standard when missing. */
  deliveries: ReadonlyMap<number, DeliveryKind>;
  isCash: boolean;
  fees: DeliveryFees;
  now: number;
}

/**
 * The only arithmetic of money in carts and orders. When stock is short, the lines added last have the problem; lines
 * with a problem are in no total.
 */
export function quoteOrder(request: QuoteRequest) {
  const { lines, coupon, destination, deliveries, isCash, fees, now } = request;
  const { buyable, problems } = splitLines(lines, now);
  const groups = Map.groupBy(buyable, ({ product }) => product.vendor.id);
  const goods = new Map(
    [...groups].map(([vendor, group]) => [vendor, group.reduce((sum, line) => sum + quotedLine(line, now).total, 0)]),
  );
  const couponProblem = coupon && findCouponProblem(coupon, goods, now);
  const shares = coupon && !couponProblem ? shareDiscount(coupon, goods) : new Map<number, number>();
  const parcels: QuotedParcel[] = [...groups.values()].map((group) => {
    const { id, city } = group[0]!.product.vendor;
    const goodsTotal = goods.get(id)!;
    const discountTotal = shares.get(id) ?? 0;
    const hasVehicle = group.some(({ product }) => isVehicle(product));
    const sizes = parcelSizes(group.map(({ product }) => product));
    const facts = { city, goods: goodsTotal - discountTotal, ...sizes, hasVehicle };
    const choices = deliveryChoices(facts, destination, { fees, now });
    const { delivery, fee, toFree, promisedFrom, promisedUntil } =
      choices.find((choice) => choice.delivery === deliveries.get(id)) ?? choices[0]!;
    const exact = goodsTotal - discountTotal + fee;
    const rounding = isCash ? exact % 100 : 0;
    return {
      vendor: group[0]!.product.vendor,
      lines: group.map((line) => quotedLine(line, now)),
      delivery,
      choices,
      goodsTotal,
      discountTotal,
      deliveryFee: fee,
      toFree,
      rounding,
      total: exact - rounding,
      promisedFrom,
      promisedUntil,
    };
  });
  const sum = (amount: (parcel: QuotedParcel) => number) => parcels.reduce((all, parcel) => all + amount(parcel), 0);
  const discountTotal = sum((parcel) => parcel.discountTotal);
  return {
    parcels,
    problems,
    coupon: coupon && !couponProblem ? { coupon, discount: discountTotal } : null,
    couponProblem: couponProblem ?? null,
    goodsTotal: sum((parcel) => parcel.goodsTotal),
    discountTotal,
    deliveryTotal: sum((parcel) => parcel.deliveryFee),
    // Each parcel's cash is whole birr (decision 87).
    roundingTotal: sum((parcel) => parcel.rounding),
    total: sum((parcel) => parcel.total),
    fees,
  };
}

export function isSent({ choices }: Pick<QuotedParcel, "choices">): boolean {
  return choices[0]!.delivery === "standard";
}

function splitLines(lines: readonly CartLine[], now: number) {
  const buyable: CartLine[] = [];
  const problems: { line: CartLine; problem: LineProblem; available: number }[] = [];
  const reserved = new Map<string, number>();
  for (const line of lines) {
    const key = stockKey(line);
    const left = Math.max(0, unitsForLine(unitsLeft(line.product, line.variant), reserved.get(key) ?? 0));
    const problem = refuse(line, left, now);
    if (problem) problems.push({ line, problem, available: problem === "fewer" ? left : 0 });
    else {
      buyable.push(line);
      reserved.set(key, (reserved.get(key) ?? 0) + line.quantity);
    }
  }
  return { buyable, problems };
}

function refuse(line: CartLine, left: number, now: number): LineProblem | null {
  if (line.retired) return "gone";
  const offer = offerState(line.product, now, line.variant);
  if (isUnavailable(offer)) return offer;
  return line.quantity > left ? "fewer" : null;
}

function quotedLine(line: CartLine, now: number): QuotedParcel["lines"][number] {
  const unitPrice = chargedPrice(line.product, line.variant, now);
  return { line, unitPrice, total: unitPrice * line.quantity };
}

export function quotedDays({ parcels }: OrderQuote, locale: Locale): { from: DateView; until: DateView } | null {
  if (parcels.length === 0) return null;
  const first = Math.min(...parcels.map(({ promisedFrom }) => promisedFrom));
  return daysView(first, Math.max(...parcels.map(({ promisedUntil }) => promisedUntil)), locale);
}
