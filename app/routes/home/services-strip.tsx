import "./home.second.css";
import { servicePromises } from "../../domain/home/printed-home.ts";
import { useT } from "../../i18n/use-t.tsx";
import { Icon } from "../../ui/icon.tsx";

/** Specification 2.5.7. */
export function ServicesStrip() {
  const t = useT();
  return (
    <ul className="services-strip ways" role="list" aria-label={t("homePrinted.promises")}>
      {servicePromises.map(({ key, href, icon }) => (
        <li key={key}>
          <a href={href}>
            <Icon name={icon} />
            {t(`homePrinted.${key}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}
