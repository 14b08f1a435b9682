import { data, isRouteErrorResponse } from "react-router";
import { findCustomOrder, listParentNames } from "../data/orders/custom-orders.server.ts";
import { displayName } from "../domain/accounts/display-name.ts";
import { shop } from "../domain/pages/shop.ts";
import { personal } from "../http/head/private-page.ts";
import { useT } from "../i18n/use-t.tsx";
import { bindings } from "../middleware/bindings.server.ts";
import { translator } from "../middleware/locale.server.ts";
import { needed } from "../middleware/needed.server.ts";
import { sessionContext } from "../middleware/session.server.ts";
import { viewerContext } from "../middleware/viewer.server.ts";
import { Failure } from "../ui/frame/failure.tsx";
import { customOrderView } from "./custom-order/custom-order-view.ts";
import { RequestFacts } from "./custom-order/request-facts.tsx";
import { RequestSteps } from "./custom-order/request-steps.tsx";
import type { Route } from "./+types/custom-order-status";

export { buyingLinks as links } from "./buying/styles.ts";

/** How a custom order stands, for who made it or proved its number and phone; everybody else gets the page of 404. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(bindings);
  const { locale } = context.get(viewerContext);
  const t = context.get(translator);
  const [order, parents] = await needed(context, () =>
    Promise.all([findCustomOrder(db, params.publicId, context.get(sessionContext).owner), listParentNames(db)]),
  );
  if (!order) throw data({ title: t("actions.notFoundTitle") }, { status: 404 });
  const parent = parents.find(({ slugName }) => slugName === order.category);
  const view = customOrderView(order, parent ? displayName(parent, locale).name : "", locale);
  const title = t("customOrder.statusTitle", { number: view.number, shop: locale === "am" ? shop.nameAm : shop.name });
  return { order: view, title };
}

export const headers = personal;
export const meta: Route.MetaFunction = ({ loaderData, error }) => [
  { title: loaderData?.title ?? (isRouteErrorResponse(error) ? error.data?.title : shop.name) },
  { name: "robots", content: "noindex" },
];

export default function CustomOrderStatusPage({ loaderData: { order } }: Route.ComponentProps) {
  const t = useT();
  return (
    <div className="custom-order">
      <div className="custom-order-head">
        <h1>{t("customOrder.heading")}</h1>
        <p className="custom-order-number">
          {t("customOrder.requestNumber")} <strong>{order.number}</strong>
        </p>
        <p className="custom-order-text">{t("customOrder.keepNumber")}</p>
      </div>
      <RequestSteps order={order} />
      <div className="custom-order-side">
        <RequestFacts order={order} />
        <p className="custom-order-another">
          <a className="button button-outline" href="/shop/custom-order">
            {t("customOrder.another")}
          </a>
        </p>
      </div>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Failure status={isRouteErrorResponse(error) ? error.status : 500} />;
}
