import { listingViewHref, listingViews } from "../../domain/listing-query.ts";
import { useT } from "../../i18n/use-t.tsx";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import type { ListingView } from "./listing-view.server.ts";
import "./listing-head.css";

const VIEWS = {
  list: { label: "listing.viewList", mark: null },
  "3cols": { label: "listing.view3cols", mark: "3" },
  "4cols": { label: "listing.view4cols", mark: "4" },
} as const;

/** Where we are, what this is, how many there are, and the same in another view. */
export function ListingHead({ listing: { title, count, trail, query } }: { listing: ListingView }) {
  const t = useT();
  return (
    <header className="listing-head">
      <Breadcrumb trail={trail} />
      <div className="listing-head-line">
        <div className="listing-head-title">
          <h1 lang={title.lang}>{title.name}</h1>
          <p className="listing-head-count">{count}</p>
        </div>
        <nav className="listing-head-views" aria-label={t("listing.views")}>
          <ul role="list">
            {listingViews.map((view) => {
              const { label, mark } = VIEWS[view];
              return (
                <li key={view}>
                  <a href={listingViewHref(query, view)} aria-current={view === query.view ? "true" : undefined}>
                    {mark && <span aria-hidden="true">{mark}</span>}
                    <span className={mark ? "visually-hidden" : undefined}>{t(label)}</span>
                  </a>
                </li>
              );
            })}
          </ul>
        </nav>
      </div>
    </header>
  );
}
