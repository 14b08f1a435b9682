import "./useful-links-bar.css";
import { useT } from "../../i18n/use-t.tsx";
import { useShell } from "../../ui/shell.tsx";

/** Specification 2.5.1: sister offerings, external, and our own blog. */
export function UsefulLinksBar() {
  const t = useT();
  const { usefulLinks } = useShell();
  return (
    <nav className="useful-links-bar" aria-label={t("home.usefulLinks")}>
      <ul role="list">
        {usefulLinks.map(({ key, href }) => (
          <li key={key}>
            <a href={href} rel="noopener">
              {t(names[key])}
            </a>
          </li>
        ))}
        <li>
          <a href="/blog/classic">{t("home.blog")}</a>
        </li>
      </ul>
    </nav>
  );
}

const names = {
  company: "home.company",
  jobs: "home.jobs",
  vacancies: "home.vacancies",
  investment: "home.investment",
} as const;
