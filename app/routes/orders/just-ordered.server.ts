import type { RouterContextProvider } from "react-router";
import { listOrders } from "../../data/orders/order-list.server.ts";
import { orderHref } from "../../domain/orders/order-view.ts";
import { bindings } from "../../middleware/bindings.server.ts";
import { needed } from "../../middleware/needed.server.ts";
import { sessionContext } from "../../middleware/session.server.ts";

const HOUR = 3_600_000;

/** The page of what who looks ordered within the hour and did not cancel; null where there is none. */
export async function justOrdered(context: Readonly<RouterContextProvider>, now: number): Promise<string | null> {
  const { db } = context.get(bindings);
  const { owner } = context.get(sessionContext);
  const [last] = (await needed(context, () => listOrders(db, owner, { size: 1, offset: 0 }))).orders;
  if (!last || now - last.placedAt >= HOUR) return null;
  return last.parcels.some(({ state }) => state !== "cancelled") ? orderHref(last) : null;
}
