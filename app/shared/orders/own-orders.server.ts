import { listOrders } from "../../data/orders/orders.server.ts";
import { orderRow, type ListedOrder } from "../../domain/orders/order-row.ts";
import { orderHref } from "../../domain/orders/order-view.ts";
import { pageTools, type RequestContext } from "../../request/page-tools.server.ts";
import { parcelStateKey } from "./order-rows.tsx";

const recentCount = 3;

/** A guest has the orders of this session. */
export async function recentOrders(context: RequestContext) {
  const { db, session, viewer, needed } = pageTools(context);
  const { orders } = await needed(() => listOrders(db, session.owner, { size: recentCount, offset: 0 }));

  return { rows: orders.map((order) => orderRow(order, viewer)), isSignedIn: session.account !== null };
}

const HOUR = 3_600_000;

/** The order placed within the last hour and not cancelled; null without one. */
export async function freshOrderHref(context: RequestContext, now: number): Promise<string | null> {
  const { db, session, needed } = pageTools(context);
  const [last] = (await needed(() => listOrders(db, session.owner, { size: 1, offset: 0 }))).orders;
  if (!last || now - last.placedAt >= HOUR) return null;
  return last.parcels.some(({ state }) => state !== "cancelled") ? orderHref(last) : null;
}

export function lastOrderText(order: ListedOrder, context: RequestContext): string {
  const { t, viewer } = pageTools(context);
  const { number, total, parcels } = orderRow(order, viewer);
  const states = [...new Set(parcels.map(({ state, delivery }) => t(parcelStateKey(state, delivery))))];
  return t("account.ordersLast", { number, total, state: states.join(" / ") });
}
