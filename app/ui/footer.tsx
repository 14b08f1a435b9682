import "./footer.css";
import { shop } from "../domain/shop.ts";
import { useT } from "../i18n/use-t.tsx";
import { PreferenceForm } from "./preference-form.tsx";
import { useRootData } from "./shell.tsx";

/** The parents once more, the pages, language and currency, and the way for sellers. */
export function Footer() {
  const t = useT();
  const shell = useRootData()?.shell;
  return (
    <footer className="footer">
      <div className="wrap footer-columns">
        {shell && shell.menu.length > 0 && (
          <nav className="footer-categories" aria-label={t("footer.categories")}>
            <h2>{t("menu.title")}</h2>
            <ul role="list">
              {shell.menu.map((entry) => (
                <li key={entry.id}>
                  <a href={entry.href} lang={entry.lang}>
                    {entry.name}
                  </a>
                </li>
              ))}
            </ul>
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
            {pages.map(({ href, text }) => (
              <li key={href}>
                <a href={href}>{t(text)}</a>
              </li>
            ))}
          </ul>
        </nav>
        {shell && (
          <div className="footer-shop">
            <h2>{t("footer.preferences")}</h2>
            <PreferenceForm />
            <p className="footer-seller">
              <a href={shell.sellerPortal} target="_blank" rel="noopener">
                {t("footer.seller")}
                <span className="visually-hidden"> {t("everywhere.newTab")}</span>
              </a>
            </p>
          </div>
        )}
      </div>
      <p className="wrap footer-name">
        <span lang="en">{shop.name}</span> <span lang="am">{shop.nameAm}</span>. {t("footer.promise")}
      </p>
    </footer>
  );
}

const ownPages = [
  { href: "/account", text: "footer.account" },
  { href: "/shop/wishlist", text: "footer.wishlist" },
] as const;

const pages = [
  { href: "/vendors", text: "footer.vendors" },
  { href: "/pages/help-center", text: "footer.helpCenter" },
  { href: "/pages/return-policy", text: "footer.returnPolicy" },
  { href: "/pages/shipping", text: "footer.shipping" },
  { href: "/pages/mobile", text: "footer.mobileApp" },
  { href: "/shop/custom-order", text: "footer.customOrder" },
  { href: "/blog/classic", text: "footer.blog" },
] as const;
