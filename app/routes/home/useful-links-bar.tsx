import "./useful-links-bar.css";
import { useT } from "../../i18n/use-t.tsx";
import { useShell } from "../../ui/shell.tsx";

/** Specification 2.5.1: sister offerings, external, and our own blog. */
export function UsefulLinksBar() {
  const t = useT();
  const { usefulLinks } = useShell();
  return (
    <nav className="useful-links-bar" aria-label={t("homePrinted.usefulLinks")}>
      <ul role="list">
        {usefulLinks.map(({ key, href }) => (
          <li key={key}>
            <a href={href} rel="noopener">
              {t(names[key])}
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

const names = {
  company: "homePrinted.company",
  jobs: "homePrinted.jobs",
  vacancies: "homePrinted.vacancies",
  investment: "homePrinted.investment",
} as const;
