import { parseListingQuery } from "../../domain/listings/listing-query.ts";
import { pageTools } from "../../request/page-tools.server.ts";
import { maySearch } from "../../request/rate-limit.server.ts";
import { buttonText } from "./facets-view.server.ts";
import { findListing } from "./find-listing.server.ts";
import type { Route } from "./+types/listing-count";
import { whenAway } from "../../request/needed.server.ts";

/** For shoppers who untick a box. The language comes by page and cookie. */
const KEPT = { "Cache-Control": "private, max-age=30", Vary: "Cookie, Accept-Language, Referer" };

export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  const { now, t, ...platform } = pageTools(context);
  const query = parseListingQuery(params.listing, url.searchParams);
  if (!query) return new Response(null, { status: 404 });
  if (query.name && !(await maySearch(request, context))) return new Response(null, { status: 429 });
  const listing = await findListing(platform, query, now).catch(whenAway("listing-count", () => "away" as const));
  if (listing === "away")
    return new Response(null, { status: 503, headers: { "Cache-Control": "no-store", "Retry-After": "2" } });
  if (!listing) return new Response(null, { status: 404 });
  return Response.json({ button: buttonText(listing, t) }, { headers: KEPT });
}
