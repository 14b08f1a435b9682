import { useT } from "../../i18n/use-t.tsx";
import { PopularGoods } from "../../ui/cards/popular-goods.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { QuotingText } from "../../ui/own-words.tsx";
import type { ListingView } from "./listing-view.server.ts";

/** design.md 4. */
export function ListingEmpty({ empty }: { empty: NonNullable<ListingView["empty"]> }) {
  const t = useT();
  const { reason, corrected, looser, everything, popular, goods } = empty;
  return (
    <>
      <EmptyState text={<QuotingText {...reason} />} action={{ href: everything, text: t("listing.seeAllProducts") }}>
        {corrected && (
          <p>
            <a href={corrected.href} rel="nofollow">
              <QuotingText {...corrected.quoting} />
            </a>
          </p>
        )}
        {looser.length > 0 && (
          <section className="listing-empty-ways" aria-labelledby="listing-looser">
            <h2 id="listing-looser">{t("listing.looserFilters")}</h2>
            <ul role="list">
              {looser.map(({ key, name, without }) => (
                <li key={key}>
                  <a href={without} rel="nofollow">
                    {t("listing.removeFilter", { name })}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
        {popular.length > 0 && (
          <section className="listing-empty-ways listing-empty-popular" aria-labelledby="listing-popular">
            <h2 id="listing-popular">{t("listing.popularCategories")}</h2>
            <ul role="list">
              {popular.map(({ href, name, lang }) => (
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
      {goods.length > 0 && <PopularGoods cards={goods} />}
    </>
  );
}
