import { displayName } from "../display-name.ts";
import { cityName } from "../delivery/city-name.ts";
import { isClosed, unitsForLine, unitsLeft } from "../products/stock.ts";
import { isSent, type QuotedParcel, type LineProblem } from "./order-quote.ts";
import { daysView, dayView } from "../date-view.ts";
import { vendorStoreHref, optionHref } from "../products/product-links.ts";
import { type CartLine, chosenOf, stockKey, chosenNames } from "./cart-line.ts";
import { chosenText, lineView } from "../chosen-line.ts";
import { maximumQuantity } from "../constants.ts";
import { formatEtb, formatUsd } from "../money.ts";
import { inDollars, chargedPrice } from "../products/price.ts";
import type { Viewer } from "../viewer.ts";

export type CartVendorView = ReturnType<typeof cartVendorView>;

export type CartDelivery = ReturnType<typeof deliveryOf>;

export function cartVendorView(group: readonly CartLine[], parcel: QuotedParcel | undefined, scene: LineScene) {
  const { viewer } = scene;
  const vendor = group[0]!.product.vendor;
  return {
    id: vendor.id,
    ...displayName(vendor, viewer.locale),
    city: cityName(vendor.city, viewer.locale),
    href: vendorStoreHref(vendor.id),
    lines: group.map((line) => cartLineView(line, scene)),
    // Before discount and delivery.
    subtotal: formatEtb(parcel?.goodsTotal ?? 0),
    closedUntil: isClosed(vendor, viewer.now) ? dayView(vendor.closedUntil!, viewer.locale) : null,
    delivery: parcel ? deliveryOf(parcel, scene) : null,
  };
}

function deliveryOf(parcel: QuotedParcel, { viewer: { locale } }: LineScene) {
  const { deliveryFee, toFree, promisedFrom, promisedUntil } = parcel;
  return {
    // false: it can only be picked up.
    isSent: isSent(parcel),
    fee: deliveryFee === 0 ? null : formatEtb(deliveryFee),
    ...daysView(promisedFrom, promisedUntil, locale),
    toFree: toFree === null ? null : formatEtb(toFree),
  };
}

/** Names ending in Santim are numbers; other amounts are finished strings, in ETB unless said otherwise. */
export type CartLineView = ReturnType<typeof cartLineView>;

export interface LineScene {
  viewer: Viewer;
  unitsOf: ReadonlyMap<string, number>;
  problems: ReadonlyMap<CartLine, { problem: LineProblem; available: number }>;
}

export function cartLineView(line: CartLine, { viewer, unitsOf, problems }: LineScene) {
  const { product, variant, quantity } = line;
  const priceSantim = chargedPrice(product, variant, viewer.now);
  const cents = viewer.currency === "ETB" ? null : inDollars(product, priceSantim);
  const others = (unitsOf.get(stockKey(line)) ?? quantity) - quantity;
  const stock = unitsLeft(product, variant);
  const { problem = null, available: left = 0 } = problems.get(line) ?? {};
  const available = problem === null || problem === "fewer";
  return {
    ...lineView({ ...chosenOf(line), quantity, unitPrice: priceSantim }, viewer.locale),
    variantId: line.variantId,
    // Includes its option, for the names of buttons.
    spoken: chosenText(chosenNames(line), viewer.locale),
    href: optionHref(product.nameSlug, line.variantId),
    // Stock that other lines of the product leave, at least 1.
    maxQuantity: Math.max(1, Math.min(maximumQuantity, unitsForLine(stock, others))),
    usdPrice: cents === null ? null : formatUsd(cents),
    problem,
    available,
    stock,
    onlyLeft: problem === "fewer" ? left : null,
    priceChange: available ? priceChange(line.priceWhenAdded, priceSantim) : null,
  };
}

function priceChange(was: number, now: number) {
  if (was === now) return null;
  return { was: formatEtb(was), now: formatEtb(now), direction: now > was ? ("up" as const) : ("down" as const) };
}
