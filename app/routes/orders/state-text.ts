import type { DeliveryKind, ParcelState } from "../../domain/orders/order-states.ts";
import type { TextKey } from "../../i18n/translate.ts";

/** The words for where a parcel is; who picks it up reads other ones. */
export function stateText(state: ParcelState, delivery: DeliveryKind = "standard"): TextKey {
  if (delivery === "pickup" && state === "onTheWay") return "orders.readyForPickup";
  if (delivery === "pickup" && state === "delivered") return "orders.pickedUp";
  return `orders.${state}`;
}
