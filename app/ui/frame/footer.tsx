import "./footer.css";
import { Fragment } from "react";
import { linksShownIn } from "../../domain/pages/outside-links.ts";
import type { MenuEntry } from "../../domain/menu/menu.ts";
import { shopName } from "../../domain/pages/shop.ts";
import { useLocation } from "react-router";
import { useT } from "../../i18n/use-t.tsx";
import { asPrinted } from "../printing/as-printed.tsx";
import { useOutside } from "../printing/outside-context.ts";
import { withLanguage, withoutLanguage } from "../../domain/pages/language-address.ts";
import { useCanonicalPath } from "../printing/canonical-path.ts";
import { useShell, useRootData } from "../root-data.ts";
import { languages, otherLocales, plainLocale, locales } from "../../domain/languages.ts";
import { Carried } from "../forms/form-fields.tsx";
import { LiteForm } from "../forms/lite-form.tsx";
import { useMenu } from "./menu-context.ts";
import { ReachUs } from "./reach-us.tsx";
import { ParentLinks } from "./parent-links.tsx";
import { PreferenceForm } from "../forms/preference-form.tsx";
import { writtenPages } from "./written-pages.ts";
import { outsideNames } from "./outside-names.ts";

function FullFooter() {
  const t = useT();
  const data = useRootData();
  const shell = data?.shell;
  const menu = useMenu();
  const isNewsletter = useLocation().pathname.startsWith("/newsletter");
  return (
    <footer className="footer no-paper">
      {shell && !isNewsletter && <FooterNewsletter />}
      <div className="wrap footer-columns">
        <LinkColumns menu={menu} />
        {shell && (
          <div className="footer-shop">
            <ReachUs />
            <h2>{t("footer.preferences")}</h2>
            <PreferenceForm />
            <LiteForm />
            {/* Not on a page under another page's address, which has no link to print. */}
            {!data?.isStatic && (
              <p className="footer-seller">
                <LanguageLink />
              </p>
            )}
            <SellerLink href={shell.sellerPortal} />
            <SisterLinks />
          </div>
        )}
      </div>
      <p className="wrap footer-name">
        {locales.map((locale, index) => (
          <Fragment key={locale}>
            {index > 0 && " "}
            <span lang={locale}>{shopName(locale)}</span>
          </Fragment>
        ))}
        . {t("footer.promise")}
      </p>
    </footer>
  );
}

function LinkColumns({ menu }: { menu: readonly MenuEntry[] }) {
  const t = useT();
  return (
    <>
      {menu.length > 0 && (
        <nav className="footer-categories" aria-label={t("footer.categories")}>
          <h2>{t("menu.title")}</h2>
          <ParentLinks menu={menu} />
        </nav>
      )}
      <nav aria-labelledby="footer-help">
        <h2 id="footer-help">{t("footer.help")}</h2>
        <ul role="list">
          {ownPages.map(({ href, text }) => (
            <li key={href}>
              <a href={href} rel="nofollow">
                {t(text)}
              </a>
            </li>
          ))}
          {[...pages, ...writtenPages].map(({ href, text }) => (
            <li key={href}>
              <a href={href}>{t(text)}</a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

function SellerLink({ href }: { href: string }) {
  const t = useT();
  return (
    <p className="footer-seller">
      <a href={href} target="_blank" rel="noopener">
        {t("footer.seller")}
        <span className="visually-hidden"> {t("everywhere.newTab")}</span>
      </a>
    </p>
  );
}

/** Specification 1: sister offerings, each a site of its own. */
function SisterLinks() {
  const t = useT();
  return (
    <nav aria-labelledby="footer-sisters">
      <h2 id="footer-sisters">{t("footer.sisters")}</h2>
      <ul role="list">
        {linksShownIn("footer", useOutside()).map(({ key, href }) => (
          <li key={key}>
            <a href={href} rel="noopener">
              {t(outsideNames[key])}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export const Footer = import.meta.env.SSR ? FullFooter : asPrinted("footer");

const ownPages = [
  { href: "/account", text: "account.heading" },
  { href: "/track", text: "orders.trackHeading" },
  { href: "/shop/wishlist", text: "header.wishlist" },
] as const;

const pages = [
  { href: "/vendors", text: "vendor.title" },
  { href: "/shop/custom-order", text: "customOrder.heading" },
] as const;

/**
 * For readers without cookies, and so that robots find the Amharic pages (settled.md 16); never to `lng=en`, which
 * duplicates the plain page.
 */
function LanguageLink() {
  const kept = useCanonicalPath();
  const { path, locale } = useShell();
  const plain = withoutLanguage(path);
  return otherLocales(locale).map((to) => (
    <a
      key={to}
      href={withLanguage(plain, to)}
      hrefLang={to}
      lang={to}
      rel={to !== plainLocale && plain === kept ? undefined : "nofollow"}
    >
      {languages[to].readHere}
    </a>
  ));
}

function FooterNewsletter() {
  const t = useT();
  return (
    <section className="wrap footer-newsletter" aria-labelledby="footer-newsletter">
      <h2 id="footer-newsletter">{t("newsletter.heading")}</h2>
      <NewsletterForm />
    </section>
  );
}

function NewsletterForm() {
  const t = useT();
  return (
    <form className="footer-newsletter-form" method="post" action="/newsletter" data-quick="">
      <Carried />
      <label className="form-field">
        <span className="form-field-label">{t("newsletter.email")}</span>
        <input
          className="form-field-input"
          name="email"
          autoComplete="email"
          inputMode="email"
          enterKeyHint="send"
          required
          aria-describedby="footer-consent"
        />
      </label>
      <button className="button button-primary">{t("newsletter.button")}</button>
      <p id="footer-consent">{t("newsletter.consent")}</p>
    </form>
  );
}
