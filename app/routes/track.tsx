import { takeTry } from "../request/count-try.server.ts";
import { proveOrder } from "../data/orders/order-lookup.server.ts";
import { parsePhone } from "../domain/accounts/contact.ts";
import { parseOrderNumber } from "../domain/orders/order-number.ts";
import { useT } from "../i18n/use-t.tsx";
import { confirmed } from "../request/action-context.server.ts";
import { pageTitle } from "../request/page-title.server.ts";
import { fieldsOfTwo } from "../shared/forms/only-one.ts";
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

/** A wrong pair always costs and answers the same, so that a correct half stays secret; tries are counted. */
export const action = confirmed(async (tools) => {
  const { db, session, submission, now, t, reply, refuse } = tools;
  const { fields, repeated } = submission;
  if (!fields.has("returnTo")) fields.set("returnTo", "/track");
  const { owner } = session;
  const number = repeated.has("number") ? "" : (parseOrderNumber(fields.get("number") ?? "") ?? "");
  // Also counted by number, against trying many phones from many sessions.
  const giveBack = await takeTry(tools, "lookup", { contact: number || null });
  // A malformed phone is queried as well: response times must reveal nothing.
  const phone = repeated.has("phone") ? "" : (parsePhone(fields.get("phone") ?? "") ?? "none");
  const proved = await proveOrder(db, { number, phone, owner, now }, giveBack);
  if (!proved) {
    const two = fieldsOfTwo(fields, ["number", "phone"], t);
    const form = two ? null : t("buying.trackUnknown");
    return refuse({ fields: two ?? {}, values: tools.typedValues(), form });
  }
  const to = `/orders/${proved.publicId}`;
  return reply(null, { to }, to);
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
