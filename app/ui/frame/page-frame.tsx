import "./page-frame.first.css";
import type { ReactNode } from "react";
import { useLocation, useMatches } from "react-router";
import { useT } from "../../i18n/use-t.tsx";
import { CheckoutFooter, CheckoutHeader } from "./checkout-header.tsx";
import { DeskFooter, DeskHeader } from "./desk-header.tsx";
import { FlashBanner } from "./flash-banner.tsx";
import { Footer } from "./footer.tsx";
import { useMainForm } from "../forms/main-form.ts";
import { LaterStyles } from "../printing/later-styles.tsx";
import { Header } from "./header.tsx";
import { CategoryMenu } from "./category-menu.tsx";
import { MenuToggle } from "./menu-toggle.tsx";
import { useRootData } from "../shell.tsx";
import { CardsForm, WishlistForm } from "./shared-forms.tsx";

export function PageFrame({ children }: { children: ReactNode }) {
  const t = useT();
  const shell = useRootData()?.shell;
  const { pathname } = useLocation();
  const mainForm = useMainForm();
  const isHome = pathname === "/";
  const isCheckout = /^\/shop\/(guest-)?checkout$/.test(pathname);
  const hasMenu = shell !== undefined && shell.hasMenu;
  const page = usePageData();
  const isMenuLater = page.hasMenuLater === true && hasMenu && !shell.lite;
  // Pages of the desk are never hydrated, so the browser's build has no code of theirs.
  const isDesk = import.meta.env.SSR && page.frame !== undefined;
  const place = !hasMenu ? "bare" : isHome ? "home" : isMenuLater ? "later" : "everywhere";
  return (
    <>
      <a className="skip" href="#main">
        {t("everywhere.skip")}
      </a>
      {/* The first button of a form is pressed by Enter: without this one it would be a language in the header. */}
      {mainForm && <button className="visually-hidden" form={mainForm} tabIndex={-1} aria-hidden="true" />}
      {hasMenu && !isDesk && !isCheckout && <MenuToggle isHome={isHome} />}
      {isDesk ? <DeskHeader /> : isCheckout ? <CheckoutHeader /> : <Header place={place} />}
      {isHome && <div className="awning" />}
      {place === "everywhere" && !isDesk && !isCheckout && <CategoryMenu />}
      <main className="page-frame-main" id="main" tabIndex={-1}>
        {shell && !isCheckout && !isDesk && <CardsForm />}
        <FlashBanner flash={shell?.flash ?? null} />
        <div className="wrap">{children}</div>
      </main>
      {shell && !isCheckout && !isDesk && <WishlistForm />}
      {!shell?.lite && <LaterStyles />}
      {isDesk ? <DeskFooter /> : isCheckout ? <CheckoutFooter /> : <Footer />}
    </>
  );
}

function usePageData(): { hasMenuLater?: boolean; frame?: unknown } {
  const matches = useMatches();
  return matches[matches.length - 1]?.loaderData ?? {};
}
