import { lineView, type LineView } from "../chosen-line.ts";
import { displayName } from "../display-name.ts";
import { chosenOf } from "../cart/cart-line.ts";
import { daysView } from "../date-view.ts";
import { formatEtb, minusEtb } from "../money.ts";
import { chargedPrice } from "../products/price.ts";
import type { Viewer } from "../viewer.ts";
import { cityName } from "../delivery/city-name.ts";
import { quotedDays, type LineProblem, type OrderQuote, type QuotedParcel } from "../cart/order-quote.ts";

/** Amounts are finished strings in ETB. */
export type CheckoutView = ReturnType<typeof checkoutView>;

export type ParcelChoiceView = ReturnType<typeof parcelView>;

/** Parcels from one city, by vendor id. */
export type ParcelGroupView = ReturnType<typeof groupView>;

interface CheckoutLineView extends LineView {
  priceChange: { was: string; now: string } | null;
}

export interface ProblemView extends LineView {
  variantId: number;
  problem: LineProblem;
  available: number;
}

export function checkoutView(quote: OrderQuote, couponCode: string | null, viewer: Viewer) {
  return {
    parcels: quote.parcels.map((parcel) => parcelView(parcel, viewer)),
    groups: [...new Set(quote.parcels.map(({ vendor }) => vendor.city))].map((city) =>
      groupView(
        quote.parcels.filter(({ vendor }) => vendor.city === city),
        viewer,
      ),
    ),
    problems: quote.problems.map(({ line, problem, available }) => ({
      ...lineView(
        { ...chosenOf(line), quantity: line.quantity, unitPrice: chargedPrice(line.product, line.variant, viewer.now) },
        viewer.locale,
      ),
      variantId: line.variantId,
      problem,
      available,
    })),
    units: units(quote.parcels.flatMap(({ lines }) => lines)),
    goods: formatEtb(quote.goodsTotal),
    discount: minusEtb(quote.discountTotal),
    couponCode: quote.coupon ? couponCode : null,
    delivery: formatEtb(quote.deliveryTotal),
    isDeliveryFree: quote.deliveryTotal === 0,
    rounding: minusEtb(quote.roundingTotal),
    days: quotedDays(quote, viewer.locale),
    total: formatEtb(quote.total),
    totalSantim: quote.total,
    paysInBirr: viewer.currency !== "ETB",
  };
}

function parcelView({ vendor, lines, delivery, choices, total }: QuotedParcel, viewer: Viewer) {
  return {
    vendorId: vendor.id,
    ...displayName(vendor, viewer.locale),
    city: cityName(vendor.city, viewer.locale),
    lines: lines.map((quoted) => quotedLineView(quoted, viewer)),
    delivery,
    choices: choices.map(({ delivery: kind, fee, promisedFrom, promisedUntil }) => ({
      ...{ delivery: kind, fee: formatEtb(fee), isFree: fee === 0 },
      ...daysView(promisedFrom, promisedUntil, viewer.locale),
    })),
    total: formatEtb(total),
  };
}

function groupView(parcels: QuotedParcel[], { locale }: Viewer) {
  const fee = parcels.reduce((sum, { deliveryFee }) => sum + deliveryFee, 0);
  return {
    city: cityName(parcels[0]!.vendor.city, locale),
    vendors: parcels.map(({ vendor }) => vendor.id),
    isStandard: parcels.every(({ delivery }) => delivery === "standard"),
    /** null: free. */
    fee: fee === 0 ? null : formatEtb(fee),
    ...daysView(
      Math.min(...parcels.map(({ promisedFrom }) => promisedFrom)),
      Math.max(...parcels.map(({ promisedUntil }) => promisedUntil)),
      locale,
    ),
  };
}

function quotedLineView({ line, unitPrice }: QuotedParcel["lines"][number], viewer: Viewer): CheckoutLineView {
  const was = line.priceWhenAdded;
  return {
    ...lineView({ ...chosenOf(line), quantity: line.quantity, unitPrice }, viewer.locale),
    priceChange: was === unitPrice ? null : { was: formatEtb(was), now: formatEtb(unitPrice) },
  };
}

function units(lines: QuotedParcel["lines"]): number {
  return lines.reduce((sum, { line }) => sum + line.quantity, 0);
}
