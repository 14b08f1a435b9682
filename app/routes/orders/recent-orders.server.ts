import type { RouterContextProvider } from "react-router";
import { listOrders } from "../../data/orders/order-list.server.ts";
import { orderRow, type OrderRow } from "../../domain/orders/order-row.ts";
import { bindings } from "../../middleware/bindings.server.ts";
import { needed } from "../../middleware/needed.server.ts";
import { sessionContext } from "../../middleware/session.server.ts";
import { viewerContext } from "../../middleware/viewer.server.ts";

const shown = 3;

/** The last orders of who looks, as rows; a guest's are those of this browser. */
export async function recentOrders(
  context: Readonly<RouterContextProvider>,
): Promise<{ rows: OrderRow[]; isSignedIn: boolean }> {
  const { db } = context.get(bindings);
  const session = context.get(sessionContext);
  const { orders } = await needed(context, () => listOrders(db, session.owner, { size: shown, offset: 0 }));
  const viewer = context.get(viewerContext);
  return { rows: orders.map((order) => orderRow(order, viewer)), isSignedIn: session.account !== null };
}
