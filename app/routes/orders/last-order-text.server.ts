import type { RouterContextProvider } from "react-router";
import { orderRow, type ListedOrder } from "../../domain/orders/order-row.ts";
import { translator } from "../../middleware/locale.server.ts";
import { viewerContext } from "../../middleware/viewer.server.ts";
import { stateText } from "./state-text.ts";

/** Number, whereabouts and total of an order in one line. */
export function lastOrderText(order: ListedOrder, context: Readonly<RouterContextProvider>): string {
  const t = context.get(translator);
  const { number, total, parcels } = orderRow(order, context.get(viewerContext));
  const states = [...new Set(parcels.map(({ state, delivery }) => t(stateText(state, delivery))))];
  return t("account.ordersLast", { number, total, state: states.join(" / ") });
}
