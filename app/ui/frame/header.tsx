import { Fragment } from "react";
import "./header.first.css";
import { shopName, shopNames } from "../../domain/pages/shop.ts";
import { wordmarks } from "./wordmark.ts";
import { useT } from "../../i18n/use-t.tsx";
import { signInHref } from "../../domain/accounts/sign-in-target.ts";
import { Icon } from "../icon.tsx";
import { useShell, useRootData } from "../root-data.ts";
import { asPrinted } from "../printing/as-printed.tsx";
import { useSnapshot } from "valtio";
import { cartStore } from "../../client/cart-store.ts";
import { comparePath } from "../../domain/products/compare-list.ts";
import { DeliveryCityLink, HeaderChoices } from "./header-choices.tsx";
import { useLite } from "../printing/use-lite.ts";
import { useMenu } from "./menu-context.ts";
import { SearchForm } from "../forms/search-form.tsx";
import { locales, type Locale } from "../../domain/languages.ts";

interface HeaderProps {
  /** home: the menu is in the hero; later: further down the page. */
  place: "everywhere" | "home" | "later" | "bare";
}

export function Header({ place }: HeaderProps) {
  const hasShell = useRootData() !== undefined;
  return (
    <header className={`header header-${place} no-paper`}>
      <div className="header-bar">
        <div className="wrap header-row">
          <Logo />
          {hasShell && <DeliveryCityLink />}
          <SearchForm id="header-search" className="header-search" />
          {hasShell && (
            <>
              <HeaderChoices />
              <AccountLink />
              <WishlistLink />
              <CompareLink />
              <CartLink />
            </>
          )}
        </div>
      </div>
      {(place === "everywhere" || place === "later") && <HeaderNav />}
    </header>
  );
}

function SetLogo() {
  const t = useT();
  return (
    <a className="header-logo" href="/" aria-label={t("header.home", { name: shopNames.join(" ") })}>
      {locales.map((locale, index) => (
        <Fragment key={locale}>
          {index > 0 && " "}
          <Mark locale={locale} />
        </Fragment>
      ))}
    </a>
  );
}

function Mark({ locale }: { locale: Locale }) {
  const name = shopName(locale);
  const [width, path] = (!useLite() && wordmarks[name]) || [];
  const className = `header-logo-${locale}`;
  if (!width)
    return (
      <span className={className} lang={locale}>
        {name}
      </span>
    );
  return (
    <svg
      className={className}
      width={Math.round((width * 22) / 68)}
      height="22"
      viewBox={`0 -8 ${width} 68`}
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}

const Logo = import.meta.env.SSR ? SetLogo : asPrinted("a");

function CartLink() {
  const t = useT();
  const { count, label } = useCartBadge();
  return (
    <a className="header-link header-cart" href="/shop/cart" aria-label={label} suppressHydrationWarning>
      <Icon name="shopping-cart" />
      <span className="header-link-word">{t("header.cart")}</span>{" "}
      {/* The early script may have counted before hydration; a mismatch would make React render the whole page again. */}
      <span className="header-link-count" data-cart-count="" aria-hidden="true" suppressHydrationWarning>
        {count}
      </span>
    </a>
  );
}

function AccountLink() {
  const t = useT();
  const { account, path } = useShell();
  if (!account) {
    return (
      <a className="header-link header-account" href={signInHref(path)} rel="nofollow" aria-label={t("header.signIn")}>
        <Icon name="user" />
        <span className="header-link-word">{t("header.signIn")}</span>
      </a>
    );
  }
  // Ethiopians have a given name and a father's name, and are called by the first.
  const [firstName = ""] = account.name.trim().split(/\s+/);
  return (
    <a
      className="header-link header-account"
      href="/account"
      aria-label={firstName ? t("header.accountOf", { name: firstName }) : t("header.account")}
    >
      <Icon name="user" />
      <span className="header-link-word">{firstName || t("header.account")}</span>
    </a>
  );
}

/**
 * Count ("" for none) and accessible name of the cart link; the early script may have changed both before hydration.
 */
function useCartBadge(): { count: string; label: string } {
  const t = useT();
  const shell = useShell();
  const { count } = useSnapshot(cartStore);
  if (count === null) return { count: shell.cartCount, label: shell.cartLabel };
  return count > 0
    ? { count: String(count), label: t("header.cartLabel", { count }) }
    : { count: "", label: t("header.cartEmpty") };
}

function CountedLink() {
  const t = useT();
  const count = useShell().compared.length;
  return (
    <a
      className="header-link header-compare"
      data-many={count > 1 || undefined}
      href={comparePath}
      aria-label={count > 0 ? t("header.compareLabel", { count }) : t("header.compare")}
    >
      <Icon name="scale" />
      <span className="header-link-word">{t("header.compare")}</span>{" "}
      <span className="header-link-count" data-compare-count="" aria-hidden="true">
        {count > 0 ? String(count) : ""}
      </span>
    </a>
  );
}

const CompareLink = import.meta.env.SSR ? CountedLink : asPrinted("a");

function SetLink() {
  const t = useT();
  return (
    <a className="header-link header-wishlist" href="/shop/wishlist" rel="nofollow" aria-label={t("header.wishlist")}>
      <Icon name="heart" />
      <span className="header-link-word">{t("header.wishlist")}</span>
    </a>
  );
}

const WishlistLink = import.meta.env.SSR ? SetLink : asPrinted("a");

const SHOWN = 6;

/** Beside the menu's button on wide screens. */
function FullNav() {
  const isLite = useLite();
  const t = useT();
  const menu = useMenu();
  if (isLite) return null;
  return (
    <nav className="header-nav" aria-label={t("header.departments")}>
      <div className="wrap">
        {menu.slice(0, SHOWN).map(({ id, href, lang, name }) => (
          <a key={id} href={href} lang={lang}>
            {name}
          </a>
        ))}
        <a href="/shop/sidebar/list?discount=list">{t("header.deals")}</a>
      </div>
    </nav>
  );
}

const HeaderNav = import.meta.env.SSR ? FullNav : asPrinted("nav");
