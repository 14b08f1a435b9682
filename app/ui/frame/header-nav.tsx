import { useT } from "../../i18n/use-t.tsx";
import { asPrinted } from "../printing/as-printed.tsx";
import { useLite } from "../printing/use-lite.ts";
import { useMenu } from "./menu-context.ts";

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

export const HeaderNav = import.meta.env.SSR ? FullNav : asPrinted("nav");
