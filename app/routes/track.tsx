import { useT } from "../i18n/use-t.tsx";
import { confirmed } from "../request/action-context.server.ts";
import { pageTitle } from "../request/page-title.server.ts";
import { lookUpOrder } from "../shared/orders/look-up-order.server.ts";
import { OrderRows } from "../shared/orders/order-rows.tsx";
import { TrackForm } from "../shared/orders/track-form.tsx";
import { recentOrders } from "../shared/orders/own-orders.server.ts";
import { FormProblem } from "../ui/forms/form-problem.tsx";
import type { Route } from "./+types/track";
import { mainFormId } from "../ui/forms/main-form.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  return {
    ...(await recentOrders(context)),
    number: (url.searchParams.get("number") ?? "").slice(0, 20),
    mainForm: mainFormId,
    title: pageTitle(context, "orders.trackTitle"),
  };
}

export const action = confirmed(async (tools) => {
  const { fields } = tools.submission;
  if (!fields.has("returnTo")) fields.set("returnTo", "/track");
  return lookUpOrder(tools, "order");
});

export { personal as headers, unlisted as meta } from "../http/head/private-page.ts";

export const handle = { texts: "orders", hydrates: true };

export default function TrackPage({ loaderData: { number, rows, isSignedIn } }: Route.ComponentProps) {
  const t = useT();
  return (
    <div className="track page narrow stack">
      <h1>{t("orders.trackHeading")}</h1>
      <FormProblem />
      <TrackForm number={number} />
      {rows.length > 0 && (
        <section aria-labelledby="here">
          <h2 id="here">{t(isSignedIn ? "orders.listTitle" : "orders.trackHere")}</h2>
          <OrderRows rows={rows} />
          {isSignedIn && (
            <p>
              <a className="touch" href="/account/orders">
                {t("orders.trackList")}
              </a>
            </p>
          )}
        </section>
      )}
    </div>
  );
}
