import "./category-menu.first.css";
import "./category-menu.css";
import type { ComponentType } from "react";
import type { MenuEntry } from "../../domain/menu/menu.ts";
import { useT } from "../../i18n/use-t.tsx";
import { asPrinted } from "../printing/as-printed.tsx";
import { categoryIcon, Icon } from "../icon.tsx";
import { ParserYield } from "../printing/parser-yield.tsx";
import { useMenu } from "./menu-context.ts";
import { useShell } from "../root-data.ts";
import { ParentLinks } from "./parent-links.tsx";
import { Picture } from "../picture.tsx";
import { PreferenceForm } from "../forms/preference-form.tsx";
import { useLite } from "../printing/use-lite.ts";

interface CategoryMenuProps {
  inHero?: boolean;
}

export const menuTitle = "category-menu-title";

function FullMenu({ inHero = false }: CategoryMenuProps) {
  const isLite = useLite();
  const t = useT();
  const menu = useMenu();
  if (isLite)
    return (
      <details className="lite-menu">
        <summary>{t("menu.title")}</summary>
        <nav aria-label={t("menu.title")}>
          <ParentLinks menu={menu} />
        </nav>
      </details>
    );
  return (
    <nav
      className={inHero ? "category-menu no-paper category-menu-hero" : "category-menu no-paper"}
      aria-labelledby={menuTitle}
    >
      <PreferenceForm className="category-menu-preferences" />
      <Ways />
      <h2 className="category-menu-title" id={menuTitle}>
        {t("menu.title")}
      </h2>
      <ul className="category-menu-list" role="list">
        {menu.map((entry) => (
          <Parent key={entry.id} entry={entry} />
        ))}
      </ul>
    </nav>
  );
}

/** Specification 2.7: three levels in plain HTML, open in the hero on desktop. */
export const CategoryMenu: ComponentType<CategoryMenuProps> = import.meta.env.SSR ? FullMenu : asPrinted("nav");

function Ways() {
  const t = useT();
  const { account } = useShell();
  const orders = account ? ({ href: "/account/orders", text: "account.orders" } as const) : track;
  return (
    <ul className="category-menu-preferences" style={{ columns: 2 }} role="list">
      {[orders, ...ways].map(({ href, text }) => (
        <li key={href} className="category-menu-item">
          <a className="category-menu-parent" href={href} rel="nofollow">
            {t(text)}
          </a>
        </li>
      ))}
    </ul>
  );
}

const track = { href: "/track", text: "orders.trackHeading" } as const;
const ways = [
  { href: "/pages/help-center", text: "errors.helpCenter" },
  { href: "/shop/wishlist", text: "header.wishlist" },
  { href: "/account", text: "header.account" },
] as const;

function Parent({ entry }: { entry: MenuEntry }) {
  const t = useT();
  return (
    <li className="category-menu-item">
      <a className="category-menu-parent" href={entry.href} lang={entry.lang}>
        <Icon name={categoryIcon(entry.icon)} />
        {entry.name}
      </a>
      {entry.panel && (
        <>
          <details className="category-menu-more" name="category-menu">
            <summary>
              <Icon name="chevron-right" />
              <span className="visually-hidden">{t("menu.show", { name: entry.name })}</span>
            </summary>
          </details>
          <Panel entry={entry} panel={entry.panel} />
          <ParserYield />
        </>
      )}
    </li>
  );
}

function Panel({ entry, panel }: { entry: MenuEntry; panel: NonNullable<MenuEntry["panel"]> }) {
  const t = useT();
  const isSingle = panel.groups.length === 1;
  return (
    <div className="category-menu-panel">
      <div className={isSingle ? "category-menu-groups category-menu-single" : "category-menu-groups"}>
        {panel.groups.map((group) => (
          <div key={group.name}>
            <h3 lang={group.lang}>{group.name}</h3>
            <ul role="list">
              {group.links.map((link) => (
                <li key={link.href}>
                  <a href={link.href} lang={link.lang}>
                    {link.name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {panel.banner && (
        <a className="category-menu-banner" href={entry.href}>
          <Picture url={panel.banner} kind="menu" alt={t("menu.all", { name: entry.name })} />
        </a>
      )}
    </div>
  );
}
