import { data } from "react-router";
import { parseListingQuery } from "../../domain/listings/listing-query.ts";
import { pageFactsContext } from "../../http/head/page-facts.server.ts";
import { bindings } from "../../middleware/bindings.server.ts";
import { translator } from "../../middleware/locale.server.ts";
import { needed } from "../../middleware/needed.server.ts";
import { allowSearch } from "../../middleware/rate-limit.server.ts";
import { viewerContext } from "../../middleware/viewer.server.ts";
import { CategoryMenu } from "../../ui/frame/category-menu.tsx";
import { LaterStyles } from "../../ui/printing/later-styles.tsx";
import { OnlyPrinted } from "../../ui/printing/only-printed.ts";
import { ProblemBanner } from "../../ui/forms/problem-banner.tsx";
import { useShell } from "../../ui/frame/shell.tsx";
import { findListing } from "./find-listing.server.ts";
import { ListingBar } from "./listing-bar.tsx";
import { ListingChips } from "./listing-chips.tsx";
import { ListingEmpty } from "./listing-empty.tsx";
import { ListingHead } from "./listing-head.tsx";
import { ListingPages } from "./listing-pages.tsx";
import { ListingProducts } from "./listing-products.tsx";
import { listingFacts } from "./listing-facts.server.ts";
import { listingView } from "./listing-view.server.ts";
import "./listing.css";
import type { Route } from "./+types/listing";

/** Specification 2.3: categories, collections and searches in three views. */
export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  const platform = context.get(bindings);
  const viewer = context.get(viewerContext);
  const query = parseListingQuery(params.listing, url.searchParams);
  if (query?.name) await allowSearch(request, context);
  const listing = query && (await needed(context, findListing(platform, query, viewer.now)));
  if (!listing) throw data(null, { status: 404 });
  const { canonical, ...page } = listingView(listing, viewer, context.get(translator));
  context.set(pageFactsContext, listingFacts(context, page, canonical));
  const { view, documentTitle, isIndexed } = page;
  // The menu's links weigh as much as the first rows, and nobody sees them yet.
  return { view, documentTitle, isIndexed, hasMenuLater: true, listing: new OnlyPrinted(page) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { documentTitle, isIndexed } = loaderData;
  return [{ title: documentTitle }, ...(isIndexed ? [] : [{ name: "robots", content: "noindex" }])];
};

export default function ListingPage({ loaderData }: Route.ComponentProps) {
  const listing = loaderData.listing.value;
  const { hasMenu, lite } = useShell();
  return (
    <div className="listing">
      <ProblemBanner />
      <ListingHead listing={listing} />
      <div className="listing-body">
        <ListingBar listing={listing} />
        <ListingChips chips={listing.chips} clear={listing.clear} />
        <div className="listing-results">
          {listing.empty ? <ListingEmpty empty={listing.empty} /> : <ListingProducts listing={listing} />}
          <LaterStyles />
          <ListingPages pages={listing.pages} />
        </div>
      </div>
      {hasMenu && !lite && <CategoryMenu isApart />}
    </div>
  );
}
