import { Fragment } from "react";
import "./header.first.css";
import { shopName, shopNames } from "../../domain/pages/shop.ts";
import { useT } from "../../i18n/use-t.tsx";
import { AccountLink } from "./account-link.tsx";
import { asPrinted } from "../printing/as-printed.tsx";
import { useCartBadge } from "./cart-badge.tsx";
import { CompareLink } from "./compare-link.tsx";
import { Icon } from "../icon.tsx";
import { DeliveryCityLink, HeaderChoices } from "./header-choices.tsx";
import { HeaderNav } from "./header-nav.tsx";
import { SearchForm } from "../forms/search-form.tsx";
import { useRootData } from "../shell.tsx";
import { WishlistLink } from "./wishlist-link.tsx";
import { locales } from "../../domain/languages.ts";

interface HeaderProps {
  /** home: the menu is in the hero; later: further down the page. */
  place: "everywhere" | "home" | "later" | "bare";
}

export function Header({ place }: HeaderProps) {
  const hasShell = useRootData() !== undefined;
  return (
    <header className={`header header-${place}`}>
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
          <span className={`header-logo-${locale}`} lang={locale}>
            {shopName(locale)}
          </span>
        </Fragment>
      ))}
    </a>
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
