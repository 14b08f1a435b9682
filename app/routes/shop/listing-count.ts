import { parseListingQuery } from "../../domain/listings/listing-query.ts";
import { pageTools } from "../../request/page-tools.server.ts";
import { maySearch } from "../../request/rate-limit.server.ts";
import { buttonText } from "./facets-view.server.ts";
import { findListing } from "./find-listing.server.ts";
import type { Route } from "./+types/listing-count";
import { whenUnavailable } from "../../request/needed.server.ts";

/** For shoppers who untick a box. Its language follows the cookie and the page it is asked from. */
const CACHE_HEADERS = { "Cache-Control": "private, max-age=30", Vary: "Cookie, Accept-Language, Referer" };

export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  const { now, t, ...platform } = pageTools(context);
  const query = parseListingQuery(params.listing, url.searchParams);
  if (!query) return new Response(null, { status: 404 });
  if (query.name && !(await maySearch(request, context))) return new Response(null, { status: 429 });
  const listing = await findListing(platform, query, now).catch(
    whenUnavailable("listing-count", () => "unavailable" as const),
  );
  if (listing === "unavailable")
    return new Response(null, { status: 503, headers: { "Cache-Control": "no-store", "Retry-After": "2" } });
  if (!listing) return new Response(null, { status: 404 });
  return Response.json({ button: buttonText(listing, t) }, { headers: CACHE_HEADERS });
}
