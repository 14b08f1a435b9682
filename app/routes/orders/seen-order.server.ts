import type { RouterContextProvider } from "react-router";
import { findOrder } from "../../data/orders/orders.server.ts";
import { orderView, type OrderView, type ParcelView } from "../../domain/orders/order-view.ts";
import { bindings } from "../../middleware/bindings.server.ts";
import { needed } from "../../middleware/needed.server.ts";
import { sessionContext } from "../../middleware/session.server.ts";
import { viewerContext } from "../../middleware/viewer.server.ts";
import { noSuchOrder } from "./unknown-order.server.ts";

type Context = Readonly<RouterContextProvider>;

/** The order of a page that this visitor may open, as it is stored and as it is printed; else throws the 404 page. */
export async function seenOrder(context: Context, publicId: string) {
  const { db } = context.get(bindings);
  const order = await needed(context, () => findOrder(db, context.get(sessionContext).owner, publicId));
  if (!order) throw noSuchOrder(context);
  return { order, view: orderView(order, context.get(viewerContext)) };
}

interface SeenParcel {
  number: string;
  href: string;
  /** Other parcels that still come. */
  others: number;
  isPaid: boolean;
  parcel: ParcelView;
}

/** One parcel of it; a position it does not have is the same 404 page. */
export async function seenParcel(context: Context, publicId: string, position: string): Promise<SeenParcel> {
  const { view, order } = await seenOrder(context, publicId);
  const parcel = view.parcels.find((one) => String(one.position) === position);
  if (!parcel) throw noSuchOrder(context);
  return { ...whole(view, parcel), isPaid: order.payment.state === "paid", parcel };
}

function whole({ number, href, parcels }: OrderView, parcel: ParcelView) {
  // In a heading it stays in one line.
  return {
    number: number.replace(/ /g, "\u00a0"),
    href,
    others: parcels.filter((one) => one !== parcel && one.state !== "cancelled").length,
  };
}
