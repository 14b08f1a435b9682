import "./home.first.css";
import { linksShownIn } from "../../domain/pages/outside-links.ts";
import { useT } from "../../i18n/use-t.tsx";
import type { TextKey } from "../../i18n/translate.ts";
import { useOutside } from "../../ui/printing/outside-context.ts";

/** Specification 2.5.1. */
export function UsefulLinksBar() {
  const t = useT();
  return (
    <nav aria-label={t("homePrinted.usefulLinks")}>
      <ul className="useful-links-bar ways strip" role="list">
        {linksShownIn("usefulLinks", useOutside()).map(({ key, href }) => (
          <li key={key}>
            <a href={href} rel="noopener">
              {t(`homePrinted.${key}` as TextKey)}
            </a>
          </li>
        ))}
        <li>
          <a href="/blog/classic">{t("homePrinted.blog")}</a>
        </li>
      </ul>
    </nav>
  );
}
