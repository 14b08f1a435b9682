import "./page-frame.first.css";
import type { ReactNode } from "react";
import { useLocation, useMatches } from "react-router";
import { useT } from "../../i18n/use-t.tsx";
import { CheckoutFooter, CheckoutHeader } from "./checkout-header.tsx";
import { FlashBanner } from "./flash-banner.tsx";
import { Footer } from "./footer.tsx";
import { LaterStyles } from "../printing/later-styles.tsx";
import { Header } from "./header.tsx";
import { MenuToggle } from "./menu-toggle.tsx";
import { useRootData } from "./shell.tsx";
import { CardsForm, WishlistForm } from "./shared-forms.tsx";

/**
 * What surrounds every page. Home places the menu itself, in its hero, products and listings behind their first screen; the checkout
 * has neither menu nor promises.
 */
export function PageFrame({ children }: { children: ReactNode }) {
  const t = useT();
  const shell = useRootData()?.shell;
  const { pathname } = useLocation();
  const isHome = pathname === "/";
  const isCheckout = /^\/shop\/(guest-)?checkout$/.test(pathname);
  const hasMenu = shell !== undefined && shell.hasMenu;
  const isMenuLater = useIsMenuLater() && hasMenu && !shell.lite;
  const place = !hasMenu ? "bare" : isHome ? "home" : isMenuLater ? "later" : "everywhere";
  return (
    <>
      <a className="skip" href="#main">
        {t("everywhere.skip")}
      </a>
      {isMenuLater && <MenuToggle isApart />}
      {isCheckout ? <CheckoutHeader /> : <Header place={place} />}
      <main className="page-frame-main" id="main" tabIndex={-1}>
        {shell && !isCheckout && <CardsForm />}
        <FlashBanner flash={shell?.flash ?? null} />
        <div className="wrap">{children}</div>
      </main>
      {shell && !isCheckout && <WishlistForm />}
      {!shell?.lite && <LaterStyles />}
      {isCheckout ? <CheckoutFooter /> : <Footer />}
    </>
  );
}

/** A page says so in its data, because one that failed prints no menu. */
function useIsMenuLater(): boolean {
  const matches = useMatches();
  const { hasMenuLater } = (matches[matches.length - 1]?.loaderData ?? {}) as { hasMenuLater?: boolean };
  return hasMenuLater === true;
}
