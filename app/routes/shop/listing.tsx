import { data } from "react-router";
import { parseListingQuery } from "../../domain/listings/listing-query.ts";
import { pageFactsContext } from "../../http/head/page-facts.server.ts";
import { useT } from "../../i18n/use-t.tsx";
import { pageTools } from "../../request/page-tools.server.ts";
import { limitSearches } from "../../request/rate-limit.server.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { ProblemBanner } from "../../ui/forms/problem-banner.tsx";
import { CategoryMenu } from "../../ui/frame/category-menu.tsx";
import { useShell } from "../../ui/root-data.ts";
import { QuotingText } from "../../ui/own-words.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { LaterStyles } from "../../ui/printing/later-styles.tsx";
import { OnlyPrinted } from "../../ui/printing/only-printed.ts";
import type { Route } from "./+types/listing";
import { findListing } from "./find-listing.server.ts";
import { ListingBar, ListingChips } from "./listing-bar.tsx";
import { PopularGoods } from "../../ui/cards/popular-goods.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { type ListingView, listingFacts, listingView } from "./listing-view.server.ts";
import { ListingProducts } from "./listing-products.tsx";
import "./listing.first.css";

/** Specification 2.3. */
export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  const tools = pageTools(context);
  const { viewer, needed } = tools;
  const query = parseListingQuery(params.listing, url.searchParams);
  if (query?.name) await limitSearches(request, context);
  const listing = query && (await needed(findListing(tools, query, viewer.now)));
  if (!listing) throw data(null, { status: 404 });
  if (query.name !== null && listing.total === 0) tools.count({ event: "nothingFound", letters: query.name.length });
  const { canonical, ...page } = listingView(listing, viewer, tools.t);
  context.set(pageFactsContext, listingFacts(context, page, canonical));
  const { view, documentTitle, isIndexed } = page;
  // The menu's links weigh as much as the first rows, and are not visible yet.
  return { view, documentTitle, isIndexed, hasMenuLater: true, listing: new OnlyPrinted(page) };
}

export { listed as meta } from "../../http/head/listed-page.ts";

export default function ListingPage({ loaderData }: Route.ComponentProps) {
  const listing = loaderData.listing.value;
  const { hasMenu, lite } = useShell();
  return (
    <div className="listing">
      <ProblemBanner />
      <ListingHead listing={listing} />
      {!lite && listing.tiles.length > 0 && <DepartmentTiles tiles={listing.tiles} />}
      <div className="listing-body">
        <ListingBar listing={listing} />
        <ListingChips chips={listing.chips} clear={listing.clear} />
        <div className="listing-results">
          {listing.empty ? <ListingEmpty empty={listing.empty} /> : <ListingProducts listing={listing} />}
          <LaterStyles />
          <ListingPages pages={listing.pages} />
        </div>
      </div>
      {hasMenu && !lite && <CategoryMenu />}
    </div>
  );
}

function ListingHead({ listing: { title, searched, count, note, ignored, trail } }: { listing: ListingView }) {
  return (
    <header className="listing-head">
      <Breadcrumb trail={trail} />
      <div className="listing-head-line cluster">
        <h1 lang={title.lang}>
          {searched === null ? title.name : <QuotingText text="listing.resultsFor" words={{ query: searched }} />}
        </h1>
        <p className="listing-head-count muted">{count}</p>
      </div>
      {note && (
        <p className="listing-head-note muted">
          <QuotingText {...note} />
        </p>
      )}
      {ignored.map((quoting, index) => (
        <p className="listing-head-note" key={index}>
          <QuotingText {...quoting} />
        </p>
      ))}
    </header>
  );
}

function DepartmentTiles({ tiles }: Pick<ListingView, "tiles">) {
  const t = useT();
  return (
    <ul className="department-tiles grid" role="list" aria-label={t("compare.category")}>
      {tiles.map(({ href, name, lang, thumbnail, tint }) => (
        <li key={href}>
          <a className="tile" href={href}>
            <span className="product-card-picture">
              <Picture url={thumbnail} kind="thumb" alt="" tint={tint} sizes="(min-width: 768px) 180px, 30vw" />
            </span>
            <b lang={lang}>{name}</b>
          </a>
        </li>
      ))}
    </ul>
  );
}

function ListingPages({ pages }: { pages: ListingView["pages"] }) {
  const t = useT();
  const { window, hrefs, previous, next, isFollowed, isEnd } = pages;
  return (
    <>
      <Pagination
        window={window}
        hrefOf={(page) => hrefs[page] ?? ""}
        beside={{ previous, next }}
        isFollowed={isFollowed}
      />
      {isEnd && <p className="muted">{t("listing.lastPage")}</p>}
    </>
  );
}

/** design.md 4. */
function ListingEmpty({ empty }: { empty: NonNullable<ListingView["empty"]> }) {
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
          <section className="listing-empty-ways section" aria-labelledby="listing-looser">
            <h2 id="listing-looser">{t("listing.looserFilters")}</h2>
            <ul role="list">
              {looser.map(({ key, name, without }) => (
                <li key={key}>
                  <a className="touch" href={without} rel="nofollow">
                    {t("listing.removeFilter", { name })}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
        {popular.length > 0 && (
          <section className="listing-empty-ways section listing-empty-popular" aria-labelledby="listing-popular">
            <h2 id="listing-popular">{t("listing.popularCategories")}</h2>
            <ul role="list">
              {popular.map(({ href, name, lang }) => (
                <li key={href}>
                  <a className="touch" href={href} lang={lang}>
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
