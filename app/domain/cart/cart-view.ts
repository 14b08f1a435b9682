import { cityName } from "../delivery/city-name.ts";
import { type DeliveryFees, destinationOf } from "../delivery/delivery-fees.ts";
import { isSent, quoteOrder, type OrderQuote, quotedDays } from "./order-quote.ts";
import { formatEtb, minusEtb, formatUsd } from "../money.ts";
import { regularPrice } from "../products/price.ts";
import type { Viewer } from "../viewer.ts";
import { cartUnits, stockKey, type CartLine } from "./cart-line.ts";
import { cartVendorView } from "./cart-vendor-view.ts";
import { describeCouponProblem, type Coupon } from "./coupon.ts";

interface ShownCart {
  lines: readonly CartLine[];
  couponCode: string | null;
  coupon: Coupon | null;
  city: string;
  fees: DeliveryFees;
}

export type CartView = ReturnType<typeof cartView>;

/** All amounts come from `quoteOrder` for cash, in birr. */
export function cartView(cart: ShownCart, viewer: Viewer) {
  const { lines, coupon, city, fees } = cart;
  const destination = destinationOf(city);
  const quote = quoteOrder({ lines, coupon, destination, deliveries: new Map(), isCash: true, fees, now: viewer.now });
  const problems = new Map(quote.problems.map(({ line, ...found }) => [line, found]));
  const scene = { viewer, unitsOf: unitsByStock(lines), problems };
  const parcelOf = new Map(quote.parcels.map((parcel) => [parcel.vendor.id, parcel]));
  const vendors = [...Map.groupBy(lines, ({ product }) => product.vendor.id)].map(([id, group]) =>
    cartVendorView(group, parcelOf.get(id), scene),
  );
  const entered = enteredCoupon(cart, quote, viewer);
  const saved = savedOf(quote);
  const views = vendors.flatMap((vendor) => vendor.lines);
  return {
    vendors,
    city: cityName(city, viewer.locale),
    goods: formatEtb(quote.goodsTotal),
    discount: minusEtb(quote.discountTotal),
    saved: saved > 0 ? formatEtb(saved) : null,
    delivery: quote.deliveryTotal > 0 ? formatEtb(quote.deliveryTotal) : null,
    // "-0.50 ETB": cash is in whole birr.
    rounding: minusEtb(quote.roundingTotal),
    days: quotedDays(quote, viewer.locale),
    parcels: quote.parcels.length,
    sent: quote.parcels.filter(isSent).length,
    total: formatEtb(quote.total),
    aboutUsd: viewer.currency === "ETB" ? null : aboutUsd(quote),
    units: cartUnits(lines),
    empty: lines.length === 0,
    needsAttention:
      views.some((line) => line.problem !== null || line.priceChange?.direction === "up") || Boolean(entered?.refusal),
    paysInBirr: viewer.currency !== "ETB",
    coupon: entered,
  };
}

/** Santim; a price above the regular one counts as no saving. */
function savedOf({ parcels, discountTotal }: OrderQuote): number {
  const lines = parcels.flatMap((parcel) => parcel.lines);
  const lowered = ({ line, unitPrice }: (typeof lines)[number]) =>
    Math.max(0, regularPrice(line.product, line.variant) - unitPrice) * line.quantity;
  return lines.reduce((sum, line) => sum + lowered(line), discountTotal);
}

function enteredCoupon({ couponCode, coupon }: ShownCart, quote: OrderQuote, { locale }: Viewer) {
  if (couponCode === null) return null;
  if (coupon && quote.parcels.length === 0) return { code: couponCode, refusal: null };
  const problem = coupon ? quote.couponProblem : "unknown";
  return { code: couponCode, refusal: problem && describeCouponProblem(problem, coupon, locale) };
}

function unitsByStock(lines: readonly CartLine[]): Map<string, number> {
  const units = new Map<string, number>();
  for (const line of lines) units.set(stockKey(line), (units.get(stockKey(line)) ?? 0) + line.quantity);
  return units;
}

/** Display only (specification 4.7); null when a product has no dollar price. */
function aboutUsd({ parcels, total }: Pick<OrderQuote, "parcels" | "total">): string | null {
  const goods = parcels.flatMap(({ lines }) => lines.map(({ line }) => line));
  if (goods.length === 0 || goods.some(({ product }) => product.usdPrice <= 0)) return null;
  const sum = (of: "usdPrice" | "sellingPrice") =>
    goods.reduce((all, { product, quantity }) => all + product[of] * quantity, 0);
  return formatUsd(Math.round(total * (sum("usdPrice") / sum("sellingPrice"))));
}
