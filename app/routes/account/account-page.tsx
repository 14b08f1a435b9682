import type { ReactNode } from "react";
import { useT } from "../../i18n/use-t.tsx";
import { FormProblem } from "../../ui/forms/form-problem.tsx";
import { Icon } from "../../ui/icon.tsx";
import "../../shared/account/account-page.first.css";

interface AccountPageProps {
  current: AccountPath;
  /** Left out: the name of the page in the list. */
  heading?: string;
  back?: { href: string; text: string };
  children: ReactNode;
}

export function AccountPage({ current, heading, back, children }: AccountPageProps) {
  const t = useT();
  const way = back ?? { href: "/account", text: t("account.heading") };
  return (
    <div className="account-page">
      <nav className="account-page-side" aria-label={t("account.heading")}>
        <ul role="list">
          {accountPages.map(({ href, text }) => (
            <li key={href}>
              <a className="place target" href={href} aria-current={href === current ? "page" : undefined}>
                {t(text)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="account-page-main stack">
        <p className={back ? "account-page-back" : "account-page-back account-page-back-narrow"}>
          <a className="target" href={way.href}>
            <Icon name="chevron-right" /> {way.text}
          </a>
        </p>
        <h1 className="title">{heading ?? t(accountPages.find(({ href }) => href === current)!.text)}</h1>
        <FormProblem />
        {children}
      </div>
    </div>
  );
}

export const accountPages = [
  { href: "/account/orders", text: "account.orders", hint: "account.ordersHint" },
  { href: "/account/profile", text: "account.profile", hint: "account.profileHint" },
  { href: "/account/contact", text: "account.contact", hint: "account.contactHint" },
  { href: "/account/password", text: "account.password", hint: "account.passwordHint" },
  { href: "/account/addresses", text: "account.addresses", hint: "account.addressesHint" },
  { href: "/account/alerts", text: "account.alerts", hint: "account.alertsHint" },
  { href: "/account/sessions", text: "account.sessions", hint: "account.sessionsHint" },
  { href: "/shop/wishlist", text: "header.wishlist", hint: "account.wishlistHint" },
  { href: "/shop/recently-viewed", text: "account.recent", hint: "account.recentHint" },
  { href: "/account/delete", text: "account.delete", hint: "account.deleteHint" },
] as const;

type AccountPath = (typeof accountPages)[number]["href"];
