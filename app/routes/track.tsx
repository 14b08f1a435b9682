import { personal, unlisted } from "../http/head/private-page.ts";
import { recentOrders } from "./orders/recent-orders.server.ts";
import { useT } from "../i18n/use-t.tsx";
import { answering } from "../middleware/page-action.server.ts";
import { ReturnTo, Xsrf } from "../ui/forms/form-fields.tsx";
import { FormProblem } from "../ui/forms/form-problem.tsx";
import { useProblem } from "../ui/frame/shell.tsx";
import { TextField } from "../ui/forms/text-field.tsx";
import { OrderRows } from "./orders/order-rows.tsx";
import { orderTitle } from "./orders/order-title.server.ts";
import { trackAction } from "./orders/track-action.server.ts";
import type { Route } from "./+types/track";

/** Asks for number and phone; what was ordered from this browser is there without. */
export async function loader({ context, url }: Route.LoaderArgs) {
  return {
    ...(await recentOrders(context)),
    number: (url.searchParams.get("number") ?? "").slice(0, 20),
    title: orderTitle(context, "orders.trackTitle"),
  };
}

export const action = trackAction;
export const middleware: Route.MiddlewareFunction[] = [answering(trackAction)];
export const headers = personal;
export const handle = { texts: "orders", wakes: true };
export { buyingLinks as links } from "./buying/styles.ts";

export const meta = unlisted;

export default function TrackPage({ loaderData: { number, rows, isSignedIn } }: Route.ComponentProps) {
  const t = useT();
  const problem = useProblem();
  return (
    <div className="track">
      <h1>{t("orders.trackHeading")}</h1>
      <FormProblem />
      <p className="track-text">{t("orders.trackText")}</p>
      <form className="form" method="post" action="/track">
        <ReturnTo path="/track" />
        <Xsrf />
        <TextField
          name="number"
          label={t("orders.number")}
          autoComplete="off"
          inputMode="numeric"
          required
          defaultValue={problem?.values.number ?? number}
        />
        <TextField
          name="phone"
          label={t("orders.trackPhone")}
          hint={t("orders.trackPhoneHint")}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          enterKeyHint="go"
          required
          defaultValue={problem?.values.phone ?? ""}
        />
        <button className="button button-primary">{t("orders.trackButton")}</button>
      </form>
      {rows.length > 0 && (
        <section aria-labelledby="here">
          <h2 id="here">{t(isSignedIn ? "orders.listTitle" : "orders.trackHere")}</h2>
          <OrderRows rows={rows} />
          {isSignedIn && (
            <p>
              <a className="track-all" href="/account/orders">
                {t("orders.trackList")}
              </a>
            </p>
          )}
        </section>
      )}
    </div>
  );
}
