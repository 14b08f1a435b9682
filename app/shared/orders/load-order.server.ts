import { findOrder } from "../../data/orders/orders.server.ts";
import { orderView } from "../../domain/orders/order-view.ts";
import { pageTools, type RequestContext } from "../../request/page-tools.server.ts";
import { orderNotFoundPage } from "./order-not-found.server.ts";

/** Throws the 404 page unless this visitor may open the order. */
export async function loadOrder(context: RequestContext, publicId: string) {
  const { db, needed, session, viewer } = pageTools(context);
  const order = await needed(() => findOrder(db, session.owner, publicId));
  if (!order) throw orderNotFoundPage(context);
  return { order, view: orderView(order, viewer) };
}

/** Throws the same 404 page for a position that the order does not have. */
export async function loadParcel(context: RequestContext, publicId: string, position: string) {
  const { view, order } = await loadOrder(context, publicId);
  const parcel = view.parcels.find((one) => String(one.position) === position);
  if (!parcel) throw orderNotFoundPage(context);
  return {
    // No-break spaces keep the number on one line of a heading.
    number: view.number.replace(/ /g, "\u00a0"),
    href: view.href,
    others: view.parcels.filter((one) => one !== parcel && one.state !== "cancelled").length,
    isPaid: order.payment.state === "paid",
    parcel,
  };
}
