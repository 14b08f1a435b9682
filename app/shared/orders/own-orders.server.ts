import type { RouterContextProvider } from "react-router";
import { listOrders } from "../../data/orders/orders.server.ts";
import { orderRow, type ListedOrder } from "../../domain/orders/order-row.ts";
import { orderHref } from "../../domain/orders/order-view.ts";
import { bindings } from "../../request/bindings.server.ts";
import { translator } from "../../request/locale.server.ts";
import { needed } from "../../request/needed.server.ts";
import { sessionContext } from "../../request/session.server.ts";
import { viewerContext } from "../../request/viewer.server.ts";
import { parcelStateKey } from "./order-rows.tsx";

const recentCount = 3;

/** A guest has the orders of this session. */
export async function recentOrders(context: Readonly<RouterContextProvider>) {
  const { db } = context.get(bindings);
  const session = context.get(sessionContext);
  const { orders } = await needed(context, () => listOrders(db, session.owner, { size: recentCount, offset: 0 }));
  const viewer = context.get(viewerContext);
  return { rows: orders.map((order) => orderRow(order, viewer)), isSignedIn: session.account !== null };
}

const HOUR = 3_600_000;

/** The order placed within the last hour and not cancelled; null without one. */
export async function freshOrderHref(context: Readonly<RouterContextProvider>, now: number): Promise<string | null> {
  const { db } = context.get(bindings);
  const { owner } = context.get(sessionContext);
  const [last] = (await needed(context, () => listOrders(db, owner, { size: 1, offset: 0 }))).orders;
  if (!last || now - last.placedAt >= HOUR) return null;
  return last.parcels.some(({ state }) => state !== "cancelled") ? orderHref(last) : null;
}

export function lastOrderText(order: ListedOrder, context: Readonly<RouterContextProvider>): string {
  const t = context.get(translator);
  const { number, total, parcels } = orderRow(order, context.get(viewerContext));
  const states = [...new Set(parcels.map(({ state, delivery }) => t(parcelStateKey(state, delivery))))];
  return t("account.ordersLast", { number, total, state: states.join(" / ") });
}
