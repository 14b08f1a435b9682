import { parseBankAccounts } from "../domain/checkout/payment.ts";
import { personal, unlisted } from "../http/head/private-page.ts";
import { bindings } from "../request/bindings.server.ts";
import { sessionContext } from "../request/session.server.ts";
import { viewerContext } from "../request/viewer.server.ts";
import { ProblemBanner } from "../ui/forms/problem-banner.tsx";
import { useProblem } from "../ui/shell.tsx";
import { AccountOffer } from "./order/account-offer.tsx";
import { OrderHead, OrderPayment } from "./order/order-head.tsx";
import { ParcelSection } from "./order/order-parcel.tsx";
import { OrderSummary } from "./order/order-summary.tsx";
import { orderTitle } from "../shared/orders/order-pages.server.ts";
import { loadOrder } from "../shared/orders/load-order.server.ts";
import type { Route } from "./+types/order";

/** The confirmation of an order and, from then on, its page: for who placed it, and who proved number and phone. */
export async function loader({ context, params: { publicId } }: Route.LoaderArgs) {
  const { publicOrigin, bankAccounts } = context.get(bindings);
  const { locale } = context.get(viewerContext);
  const { order, view } = await loadOrder(context, publicId);
  return {
    order: view,
    accounts: view.payment.says === "transferDue" ? parseBankAccounts(bankAccounts, locale) : [],
    trackAddress: new URL("/track", publicOrigin).href,
    /** A guest's own: there is no account yet. */
    offersAccount: order.isOwn && context.get(sessionContext).account === null,
    title: orderTitle(context, view.isFresh ? "orders.thanksTitle" : "orders.title", view.number),
  };
}

export const headers = personal;

export const handle = { texts: "orders", wakes: true };

export { buyingLinks as links } from "../shared/buying/buying-styles.ts";

export const meta = unlisted;

export default function OrderPage({
  loaderData: { order, accounts, trackAddress, offersAccount },
}: Route.ComponentProps) {
  const problem = useProblem();
  return (
    <article className="order">
      {!problem?.fields.password && <ProblemBanner />}
      <OrderHead order={order} />
      <div className="order-columns">
        <div className="order-main">
          <OrderPayment order={order} accounts={accounts} />
          {order.parcels.map((parcel) => (
            <ParcelSection key={parcel.position} parcel={parcel} count={order.parcels.length} />
          ))}
        </div>
        <OrderSummary order={order} trackAddress={trackAddress} />
      </div>
      {offersAccount && <AccountOffer order={order} />}
    </article>
  );
}
