import { useT } from "../../i18n/use-t.tsx";
import type { ListingView } from "./listing-view.server.ts";
import "./listing-chips.css";

/** What narrows the list: each chip is the same list without it. */
export function ListingChips({ chips, clear }: Pick<ListingView, "chips" | "clear">) {
  const t = useT();
  if (chips.length === 0) return null;
  return (
    <nav className="listing-chips" aria-label={t("listing.activeFilters")}>
      <ul role="list">
        {chips.map(({ key, name, lang, without }) => (
          <li key={key}>
            <a href={without} rel="nofollow" className="listing-chips-chip">
              <span aria-hidden="true">× </span>
              <span aria-hidden="true" lang={lang}>
                {name}
              </span>
              <span className="visually-hidden">{t("listing.removeFilter", { name })}</span>
            </a>
          </li>
        ))}
        {clear && (
          <li>
            <a href={clear} rel="nofollow" className="listing-chips-clear">
              {t("listing.clearAll")}
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
