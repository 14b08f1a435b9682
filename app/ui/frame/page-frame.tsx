import "./page-frame.first.css";
import type { ReactNode, ComponentType } from "react";
import { useLocation, useMatches } from "react-router";
import { useT } from "../../i18n/use-t.tsx";
import { CheckoutFooter, CheckoutHeader } from "./checkout-header.tsx";
import { shopName } from "../../domain/pages/shop.ts";
import { Xsrf } from "../forms/form-fields.tsx";
import { PreferenceForm } from "../forms/preference-form.tsx";
import { useRootData, type Flash } from "../root-data.ts";
import { plainLocale } from "../../domain/languages.ts";
import "./flash-banner.css";
import { Icon } from "../icon.tsx";
import { asPrinted } from "../printing/as-printed.tsx";
import { Footer } from "./footer.tsx";
import { useMainForm } from "../forms/main-form.ts";
import { LaterStyles } from "../printing/later-styles.tsx";
import { Header } from "./header.tsx";
import { CategoryMenu, menuTitle } from "./category-menu.tsx";
import "./menu-toggle.first.css";
import { useLite } from "../printing/use-lite.ts";
import { QuickForm } from "../forms/quick-form.tsx";

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

function DeskHeader() {
  const t = useT();
  const shell = useRootData()?.shell;
  return (
    <header className="plain-header no-paper">
      <div className="plain-header-row spread wrap">
        <a className="plain-header-name" href="/desk">
          {t("desk.name", { shop: shell?.name ?? shopName(plainLocale) })}
        </a>
        <div className="row">
          <a href="/">{t("desk.toShop")}</a>
          {shell && (
            <form method="post" action="/sign-out">
              <Xsrf />
              <button>{t("account.signOut")}</button>
            </form>
          )}
        </div>
      </div>
    </header>
  );
}

function DeskFooter() {
  return (
    <footer className="plain-footer no-paper">
      {useRootData() && <div className="wrap">{<PreferenceForm />}</div>}
    </footer>
  );
}

function FlashBanner({ flash }: { flash: Flash | null }) {
  return flash && !flash.undo ? <Banner flash={flash} /> : null;
}

function FullBanner({ flash }: { flash: Flash }) {
  return (
    <div className={`flash-banner flash-banner-${flash.kind}`} role="status">
      <div className="wrap flash-banner-text">
        <Icon name={flash.kind === "done" ? "circle-check" : "triangle-alert"} />
        <div>
          {flash.text}
          {flash.details && (
            <ul role="list">
              {flash.details.map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
            </ul>
          )}
        </div>
        {flash.link && <a href={flash.link.href}>{flash.link.text}</a>}
      </div>
    </div>
  );
}

const Banner: ComponentType<{ flash: Flash }> = import.meta.env.SSR ? FullBanner : asPrinted("div");

interface MenuToggleProps {
  /** The hero of wide screens has the menu open. */
  isHome: boolean;
}

function FullToggle({ isHome }: MenuToggleProps) {
  const isLite = useLite();
  const t = useT();
  if (isLite) return null;
  return (
    <details className={isHome ? "menu-toggle no-paper menu-toggle-home" : "menu-toggle no-paper"}>
      <summary>
        <Icon name="menu" />
        <span className="menu-toggle-word">{t("menu.title")}</span>
      </summary>
      <a className="skip" href={`#${menuTitle}`}>
        {t("menu.title")}
      </a>
    </details>
  );
}

/** An empty details element that holds the state, so that the menu after it opens without a script. */
const MenuToggle: ComponentType<MenuToggleProps> = import.meta.env.SSR ? FullToggle : asPrinted("details");

function Adding() {
  return (
    <QuickForm action="/cart/lines" id="add">
      {null}
    </QuickForm>
  );
}

function Wishing() {
  return (
    <QuickForm action="/wishlist/items" id="wish" plain>
      {null}
    </QuickForm>
  );
}

/** Before the cards, because a button does nothing until its form is parsed. */
const CardsForm = import.meta.env.SSR ? Adding : asPrinted("form");

const WishlistForm = import.meta.env.SSR ? Wishing : asPrinted("form");
