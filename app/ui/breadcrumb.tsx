import "./breadcrumb.first.css";
import type { NameView } from "../domain/display-name.ts";
import { useT } from "../i18n/use-t.tsx";

/** From the widest category down to the parent of this page; phones show the nearest only. */
export function Breadcrumb({ trail }: { trail: (NameView & { href: string })[] }) {
  const t = useT();
  if (trail.length === 0) return null;
  return (
    <nav className="breadcrumb" aria-label={t("everywhere.breadcrumb")}>
      <ol className="breadcrumb-list">
        {trail.map((place) => (
          <li key={place.href} className="breadcrumb-place">
            <a href={place.href} lang={place.lang}>
              {place.name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
