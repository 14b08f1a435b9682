import { IDLE_DAYS, SESSION_DAYS } from "../domain/accounts/session-life.ts";
import { pickup } from "../domain/delivery/delivery-fees.ts";
import { paymentProviders } from "../domain/orders/payment-providers.ts";
import { cartLineLimit, maximumQuantity } from "../domain/constants.ts";
import { outboxDays } from "../domain/messages/outbox.ts";
import { returnDays } from "../domain/orders/order.ts";
import { shopName } from "../domain/pages/shop.ts";
import { compareLimit } from "../domain/products/compare-list.ts";
import type { Locale } from "../domain/viewer.ts";

/** Values that a text may name as `{{name}}`. Never a setting of the desk, because texts are compiled at build time. */
export function contentValues(locale: Locale): Record<string, string> {
  return {
    shop: shopName(locale),
    returnDays: String(returnDays),
    transferHours: String(paymentProviders.transfer.holdMinutes / 60),
    cardMinutes: String(paymentProviders.chapa.holdMinutes),
    // settled.md 18: a guest's cart lives as long as the guest's session.
    guestCartDays: String(SESSION_DAYS),
    sessionIdleDays: String(IDLE_DAYS),
    sessionDays: String(SESSION_DAYS),
    outboxDays: String(outboxDays),
    cartLines: String(cartLineLimit),
    maximumQuantity: String(maximumQuantity),
    compareLimit: String(compareLimit),
    pickupDays: String(pickup.untilDays),
  };
}
