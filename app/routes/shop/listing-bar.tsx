import { useT } from "../../i18n/use-t.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ListingFilters } from "./listing-filters.tsx";
import type { ListingView } from "./listing-view.server.ts";

/** On phones each details has only a summary; styles show what follows it while it is open (design.md 6). */
export function ListingBar({ listing }: { listing: ListingView }) {
  const t = useT();
  const { chips } = listing;
  return (
    <div className="listing-bar no-paper">
      <details className="listing-bar-toggle listing-bar-filter">
        <summary>
          <span className="listing-bar-closed">
            {chips.length > 0 ? t("listing.filterChosen", { number: chips.length }) : t("listing.filter")}
          </span>
          <span className="listing-bar-open">{t("newsletter.close")}</span>
        </summary>
      </details>
      <ListingFilters facets={listing.facets} />
      <details className="listing-bar-toggle listing-bar-sort">
        <summary>{t("listing.sort")}</summary>
      </details>
      <Sorts sorts={listing.sorts} />
      <Views view={listing.view} views={listing.views} />
    </div>
  );
}

function Sorts({ sorts }: Pick<ListingView, "sorts">) {
  const t = useT();
  return (
    <nav className="listing-sorts" aria-label={t("product.sortBy")}>
      <ul role="list">
        {sorts.map(({ text, href, isCurrent, isFollowed }) => (
          <li key={href}>
            <a href={href} rel={isFollowed ? undefined : "nofollow"} aria-current={isCurrent ? "true" : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const LABELS = { list: "listing.viewList", "3cols": "listing.view3cols", "4cols": "listing.view4cols" } as const;
const MARKS = { list: <Icon name="list" />, "3cols": "3", "4cols": "4" };

function Views({ view: current, views }: Pick<ListingView, "view" | "views">) {
  const t = useT();
  return (
    <nav className="listing-views" aria-label={t("listing.views")}>
      <ul className="row" role="list">
        {views.map(({ view, href, isFollowed }) => (
          <li key={view}>
            <a
              href={href}
              rel={isFollowed ? undefined : "nofollow"}
              aria-current={view === current ? "true" : undefined}
            >
              <span aria-hidden="true">{MARKS[view]}</span>
              <span className="visually-hidden">{t(LABELS[view])}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function ListingChips({ chips, clear }: Pick<ListingView, "chips" | "clear">) {
  const t = useT();
  if (chips.length === 0) return null;
  return (
    <nav className="listing-chips" aria-label={t("listing.activeFilters")}>
      <ul className="row" role="list">
        {chips.map(({ key, name, lang, without }) => (
          <li key={key}>
            <a href={without} rel="nofollow" className="pill listing-chips-chip">
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
            <a href={clear} rel="nofollow" className="touch muted">
              {t("listing.clearAll")}
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
