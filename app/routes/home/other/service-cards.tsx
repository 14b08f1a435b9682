import { promises } from "../../../domain/home/printed-home.ts";
import { useT } from "../../../i18n/use-t.tsx";
import { Icon } from "../../../ui/icon.tsx";

/** Specification 2.6 and 1. */
export function ServiceCards() {
  const t = useT();
  return (
    <section id="serviceCards" className="service-cards" aria-label={t("homePrinted.promises")}>
      <ul className="ways strip" role="list">
        {promises.map(({ key, icon, href }) => (
          <li key={key}>
            <a href={href}>
              <Icon name={icon} />
              {t(`homePrinted.${key}`)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
