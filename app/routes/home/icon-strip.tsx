import "./home.first.css";
import { iconStrip } from "../../domain/home/printed-home.ts";
import { useT } from "../../i18n/use-t.tsx";
import { Icon } from "../../ui/icon.tsx";

/** Specification 2.6, on phones only. */
export function IconStrip() {
  const t = useT();
  return (
    <nav className="icon-strip" aria-label={t("homePrinted.strip")}>
      <ul className="strip" role="list">
        {iconStrip.map(({ key, icon, href }) => (
          <li key={key}>
            <a href={href}>
              <Icon name={icon} />
              {t(`homePrinted.strip${key}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
