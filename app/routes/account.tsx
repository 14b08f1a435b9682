import { listAddresses } from "../data/accounts/addresses.server.ts";
import { findProfile } from "../data/accounts/account-profile.server.ts";
import { listOrders } from "../data/orders/orders.server.ts";
import { dateView } from "../domain/date-view.ts";
import { phoneText } from "../domain/accounts/contact.ts";
import { useT } from "../i18n/use-t.tsx";
import { DatedText } from "../ui/date-text.tsx";
import { Xsrf } from "../ui/forms/form-fields.tsx";
import { Icon } from "../ui/icon.tsx";
import { ProblemBanner } from "../ui/forms/problem-banner.tsx";
import { accountLoader } from "./account/account-page.server.ts";
import { accountPages } from "./account/account-page.tsx";
import { lastOrderText } from "../shared/orders/own-orders.server.ts";
import type { Route } from "./+types/account";
import "./account.first.css";

export const loader = accountLoader("account.heading", async ({ db, id, session, locale }, { context }) => {
  const last = listOrders(db, session.owner, { size: 1, offset: 0 });
  const [profile, addresses, { orders }] = await Promise.all([findProfile(db, id), listAddresses(db, id), last]);
  const contacts = [profile?.email, profile?.phone && phoneText(profile.phone)].filter(Boolean);
  return {
    name: profile?.name ?? "",
    contact: contacts.join(" · "),
    passwordDate: dateView(profile?.passwordChangedAt ?? 0, locale),
    addressCount: addresses.length,
    lastOrder: orders[0] ? lastOrderText(orders[0], context) : "",
  };
});

export { personal as headers, unlisted as meta } from "../http/head/private-page.ts";

export const handle = { texts: "account", hydrates: true };

export default function AccountOverview({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { name, contact, passwordDate, addressCount, lastOrder } = loaderData;
  const hints: Partial<Record<(typeof accountPages)[number]["href"], string>> = {
    "/account/orders": lastOrder,
    "/account/profile": name,
    "/account/contact": contact,
    "/account/addresses":
      addressCount === 0 ? t("account.addressesNone") : t("account.addressesHint", { count: addressCount }),
  };
  return (
    <div className="account page narrow stack">
      <h1>{t("account.heading")}</h1>
      <ProblemBanner />
      {name && <p className="muted">{t("account.greeting", { name })}</p>}
      <ul className="lines" role="list">
        {accountPages.map(({ href, text, hint }) => (
          <li key={href}>
            <a className="account-row" href={href}>
              <span>
                <b>{t(text)}</b>
                <br />
                <span className="muted">
                  {hints[href] || <DatedText text={hint} dates={{ date: passwordDate }} values={{ count: 0 }} />}
                </span>
              </span>
              <Icon name="chevron-right" />
            </a>
          </li>
        ))}
      </ul>
      <form method="post" action="/sign-out">
        <Xsrf />
        <button className="button button-outline">{t("account.signOut")}</button>
      </form>
    </div>
  );
}
