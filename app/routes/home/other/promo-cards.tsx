import { promoCards } from "../../../domain/home/printed-home.ts";
import { useT } from "../../../i18n/use-t.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useOutside } from "../../../ui/printing/outside-context.ts";

/** Specification 2.6. */
export function PromoCards() {
  const t = useT();
  return (
    <section id="promoCards" className="promo-cards" aria-label={t("otherHome.promoCards")}>
      <ul className="ways strip" role="list">
        {promoCards(useOutside().smartSolutions).map(({ key, icon, href, isExternal }) => (
          <li key={key}>
            <a href={href} rel={isExternal ? "noopener" : undefined}>
              <Icon name={icon} />
              <span>
                <b>{t(key === "smartSolutions" ? "otherHome.smartSolutions" : `homePrinted.${key}`)}</b>{" "}
                <span className="muted">{t(`otherHome.${key}Hint`)}</span>
                {isExternal && <span className="visually-hidden"> {t("otherHome.external")}</span>}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
