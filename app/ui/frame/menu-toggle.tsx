import "./menu-toggle.first.css";
import type { ComponentType } from "react";
import { useT } from "../../i18n/use-t.tsx";
import { asPrinted } from "../printing/as-printed.tsx";
import { menuTitle } from "./category-menu.tsx";
import { Icon } from "../icon.tsx";
import { useLite } from "../printing/use-lite.ts";

interface MenuToggleProps {
  /** The hero of wide screens has the menu open. */
  isHome: boolean;
}

function FullToggle({ isHome }: MenuToggleProps) {
  const isLite = useLite();
  const t = useT();
  if (isLite) return null;
  return (
    <details className={isHome ? "menu-toggle menu-toggle-home" : "menu-toggle"}>
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
export const MenuToggle: ComponentType<MenuToggleProps> = import.meta.env.SSR ? FullToggle : asPrinted("details");
