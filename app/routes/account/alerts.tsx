import { z } from "zod";
import { listAlerts, removeAlert } from "../../data/messages/alerts.server.ts";
import { chosenText } from "../../domain/chosen-line.ts";
import { displayName } from "../../domain/display-name.ts";
import { dateView } from "../../domain/date-view.ts";
import { formatEtb } from "../../domain/money.ts";
import { optionHref, vendorStoreHref } from "../../domain/products/product-links.ts";
import { useT } from "../../i18n/use-t.tsx";
import { productFields } from "../../http/forms/line-fields.server.ts";
import { readForm } from "../../request/action-context.server.ts";
import { DatedText } from "../../ui/date-text.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PostForm } from "../../ui/forms/post-form.tsx";
import { accountAction } from "./account-action.server.ts";
import { accountLoader } from "./account-page.server.ts";
import { AccountPage } from "./account-page.tsx";
import type { Route } from "./+types/alerts";

export const loader = accountLoader("account.alerts", async ({ db, id: accountId, locale }) => {
  const found = await listAlerts(db, accountId);
  const alerts = found.map(({ id, kind, target, price, notifiedAt }) => ({
    id,
    kind,
    ...displayName(target, locale),
    name: chosenText(target, locale),
    href: kind === "follow" ? vendorStoreHref(target.id) : optionHref(target.nameSlug ?? "", target.variantId),
    price: price === null ? "" : formatEtb(price),
    notifiedOn: notifiedAt === null ? null : dateView(notifiedAt, locale),
  }));
  return { alerts };
});

const fields = z.object({ alert: productFields.shape.product });

export const action = accountAction(async (tools) => {
  const { db, account, reply, t } = tools;
  const { alert } = readForm(tools, fields);
  if (!(await removeAlert(db, account.id, alert))) return tools.notFound();
  return reply(t("buying.alertRemoved"));
});

export { personal as headers, unlisted as meta } from "../../http/head/private-page.ts";

export const handle = { texts: "account alerts", hydrates: true };

export default function AlertsPage({ loaderData: { alerts } }: Route.ComponentProps) {
  const t = useT();
  const of = (isFollow: boolean) => alerts.filter(({ kind }) => (kind === "follow") === isFollow);
  return (
    <AccountPage current="/account/alerts">
      {alerts.length === 0 ? (
        <EmptyState text={t("alerts.empty")} action={{ href: "/shop/sidebar/list", text: t("alerts.shop") }} />
      ) : (
        <p className="soft narrow">{t("alerts.listText")}</p>
      )}
      <AlertList heading={t("alerts.followed")} alerts={of(true)} />
      <AlertList heading={t("alerts.products")} alerts={of(false)} />
    </AccountPage>
  );
}

type Alerts = Route.ComponentProps["loaderData"]["alerts"];

function AlertList({ heading, alerts }: { heading: string; alerts: Alerts }) {
  const t = useT();
  if (alerts.length === 0) return null;
  return (
    <section>
      <h2>{heading}</h2>
      <ul className="narrow lines" role="list">
        {alerts.map(({ id, kind, name, lang, href, price, notifiedOn }) => (
          <li key={id} className="account-page-row">
            <p className="strong">
              <a href={href} lang={lang}>
                {name}
              </a>
            </p>
            {kind !== "follow" && (
              <p className="muted">
                {notifiedOn ? (
                  <DatedText text="alerts.notifiedOn" dates={{ date: notifiedOn }} />
                ) : (
                  t(kind === "stock" ? "alerts.stockLine" : "alerts.priceLine", { price })
                )}
              </p>
            )}
            <PostForm className=" cluster" action="/account/alerts">
              <input type="hidden" name="alert" value={id} />
              <button className="button button-outline" aria-label={t("alerts.endNamed", { name })}>
                {t("alerts.end")}
              </button>
            </PostForm>
          </li>
        ))}
      </ul>
    </section>
  );
}
