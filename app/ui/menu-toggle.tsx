import "./menu-toggle.css";
import { useT } from "../i18n/use-t.tsx";
import { Icon } from "./icon.tsx";

/** Opens the menu that follows it in the same parent: an empty details that only holds the state, so no script is needed. */
export function MenuToggle({ inHero = false }: { inHero?: boolean }) {
  const t = useT();
  return (
    <details className={inHero ? "menu-toggle menu-toggle-hero" : "menu-toggle"}>
      <summary>
        <Icon name="menu" />
        <span className="menu-toggle-word">{t("menu.button")}</span>
      </summary>
    </details>
  );
}
