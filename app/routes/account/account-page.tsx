import type { ReactNode } from "react";
import { useT } from "../../i18n/use-t.tsx";
import { FormProblem } from "../../ui/forms/form-problem.tsx";
import { Icon } from "../../ui/icon.tsx";
import { accountPages, type AccountPath } from "./account-pages.ts";
import "./account-page.css";

interface AccountPageProps {
  heading: string;
  /** The page's own place in the side list. */
  current: AccountPath;
  /** Pages below one of the list lead back to it. */
  back?: { href: string; text: string };
  children: ReactNode;
}

/** One page of the account: beside it, from 768 on, the list of the others; on phones the way back to it. */
export function AccountPage({ heading, current, back, children }: AccountPageProps) {
  const t = useT();
  const way = back ?? { href: "/account", text: t("account.back") };
  return (
    <div className="account-page">
      <nav className="account-page-side" aria-label={t("account.heading")}>
        <ul role="list">
          {accountPages.map(({ href, text }) => (
            <li key={href}>
              <a className="account-page-place" href={href} aria-current={href === current ? "page" : undefined}>
                {t(text)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="account-page-main">
        <p className={back ? "account-page-back" : "account-page-back account-page-back-narrow"}>
          <a href={way.href}>
            <Icon name="chevron-right" /> {way.text}
          </a>
        </p>
        <h1>{heading}</h1>
        <FormProblem />
        {children}
      </div>
    </div>
  );
}
