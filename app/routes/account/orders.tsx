import { listOrders } from "../../data/orders/orders.server.ts";
import { orderRow } from "../../domain/orders/order-row.ts";
import { pageWindow } from "../../domain/pages/page-window.ts";
import { useT } from "../../i18n/use-t.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { OrderRows } from "../../shared/orders/order-rows.tsx";
import { accountLoader } from "./account-page.server.ts";
import { AccountPage } from "./account-page.tsx";
import type { Route } from "./+types/orders";

const size = 10;

export const loader = accountLoader("account.orders", async ({ db, session, viewer }, { url }) => {
  const asked = url.searchParams.get("page") ?? "";
  const page = /^[1-9]\d{0,2}$/.test(asked) ? Number(asked) : 1;
  const part = (of: number) => listOrders(db, session.owner, { size, offset: (of - 1) * size });
  let { orders, count } = await part(page);
  const window = pageWindow(page, count, { size });
  // The nearest page that exists (security-and-faults.md 6).
  if (window.page !== page) ({ orders, count } = await part(window.page));
  return { rows: orders.map((order) => orderRow(order, viewer)), window };
});

export { personal as headers, unlisted as meta } from "../../http/head/private-page.ts";

export const handle = { texts: "account orders", hydrates: true };

export { buyingLinks as links } from "../../shared/buying/buying-styles.ts";

export default function OrdersPage({ loaderData: { rows, window } }: Route.ComponentProps) {
  const t = useT();
  return (
    <AccountPage current="/account/orders">
      {rows.length === 0 ? (
        <EmptyState text={t("orders.listEmpty")} action={{ href: "/shop/sidebar/list", text: t("orders.listShop") }} />
      ) : (
        <OrderRows rows={rows} isHistory />
      )}
      <Pagination window={window} hrefOf={(page) => `/account/orders?page=${page}`} isFollowed={false} />
    </AccountPage>
  );
}
