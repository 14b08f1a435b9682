import { useT } from "../../i18n/use-t.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import type { ListingView } from "./listing-view.server.ts";
import "./listing-empty.css";

/** Nothing found: why, and where to go on (design.md 4); the filters stand above as remove links. */
export function ListingEmpty({ empty }: { empty: NonNullable<ListingView["empty"]> }) {
  const t = useT();
  return (
    <EmptyState text={empty.reason} action={{ href: empty.everything, text: t("listing.seeAllProducts") }}>
      {empty.popular.length > 0 && (
        <section className="listing-empty-popular" aria-labelledby="listing-popular">
          <h2 id="listing-popular">{t("listing.popularCategories")}</h2>
          <ul role="list">
            {empty.popular.map(({ href, name, lang }) => (
              <li key={href}>
                <a href={href} lang={lang}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </EmptyState>
  );
}
