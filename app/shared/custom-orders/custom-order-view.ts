import type { CustomOrder } from "../../data/orders/custom-orders.server.ts";
import { cityName } from "../../domain/delivery/city-name.ts";
import { dateView, longDateView } from "../../domain/date-view.ts";
import { formatEtb } from "../../domain/money.ts";
import { formatOrderNumber } from "../../domain/orders/order-number.ts";
import { phoneText } from "../../domain/accounts/contact.ts";
import { safeHref } from "../../domain/safe-href.ts";
import type { Locale } from "../../domain/languages.ts";

/** Printed strings; "" for absent values. */
export type CustomOrderView = ReturnType<typeof customOrderView>;

export function customOrderView(order: CustomOrder, category: string, locale: Locale) {
  return {
    href: `/custom-orders/${order.publicId}`,
    number: formatOrderNumber(order.number),
    state: order.state,
    asked: dateView(order.createdAt, locale),
    stateDay: dateView(order.stateAt, locale),
    what: order.what,
    category,
    quantity: String(order.quantity),
    targetPrice: order.targetPrice === null ? "" : formatEtb(order.targetPrice),
    neededBy: order.neededBy === null ? null : longDateView(order.neededBy, locale),
    link: order.link === "" ? null : safeHref(order.link),
    phone: phoneText(order.phone),
    city: cityName(order.city, locale),
    answer: order.answer,
    pictures: order.pictures > 0 ? String(order.pictures) : "",
  };
}
