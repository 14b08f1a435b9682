import "./menu-toggle.css";
import type { ComponentType } from "react";
import { useT } from "../i18n/use-t.tsx";
import { asPrinted } from "./as-printed.tsx";
import { Icon } from "./icon.tsx";
import { useLite } from "./use-lite.ts";

interface MenuToggleProps {
  inHero?: boolean;
}

function FullToggle({ inHero = false }: MenuToggleProps) {
  const isLite = useLite();
  const t = useT();
  // Its menu opens by itself there.
  if (isLite) return null;
  return (
    <details className={inHero ? "menu-toggle menu-toggle-hero" : "menu-toggle"}>
      <summary>
        <Icon name="menu" />
        <span className="menu-toggle-word">{t("menu.button")}</span>
      </summary>
    </details>
  );
}

/** Opens the menu that follows it in the same parent: an empty details that only holds the state, so no script is needed. */
export const MenuToggle: ComponentType<MenuToggleProps> = import.meta.env.SSR ? FullToggle : asPrinted("details");
