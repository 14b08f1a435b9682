import "./page-frame.css";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useT } from "../i18n/use-t.tsx";
import { CheckoutFooter, CheckoutHeader } from "./checkout-header.tsx";
import { FlashBanner } from "./flash-banner.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { useRootData } from "./shell.tsx";
import { WishlistForm } from "./wish-button.tsx";

/** What surrounds every page. The home page places the menu itself, in its hero; the checkout has neither menu nor promises. */
export function PageFrame({ children }: { children: ReactNode }) {
  const t = useT();
  const shell = useRootData()?.shell;
  const { pathname } = useLocation();
  const isHome = pathname === "/";
  const isCheckout = /^\/shop\/(guest-)?checkout$/.test(pathname);
  const hasMenu = shell !== undefined && shell.hasMenu;
  return (
    <>
      <a className="skip" href="#main">
        {t("everywhere.skip")}
      </a>
      {isCheckout ? <CheckoutHeader /> : <Header place={!hasMenu ? "bare" : isHome ? "home" : "everywhere"} />}
      <main className="page-frame-main" id="main" tabIndex={-1}>
        <FlashBanner flash={shell?.flash ?? null} />
        <div className="wrap">{children}</div>
      </main>
      {shell && !isCheckout && <WishlistForm />}
      {isCheckout ? <CheckoutFooter /> : <Footer />}
    </>
  );
}
