import { isAway } from "../../data/deadline.server.ts";
import { parseListingQuery } from "../../domain/listings/listing-query.ts";
import { logEvent } from "../../http/log.server.ts";
import { pageTools } from "../../request/page-tools.server.ts";
import { maySearch } from "../../request/rate-limit.server.ts";
import { buttonText } from "./facets-view.server.ts";
import { findListing } from "./find-listing.server.ts";
import type { Route } from "./+types/listing-count";

/** For shoppers who untick a box. The language comes by page and cookie. */
const KEPT = { "Cache-Control": "private, max-age=30", Vary: "Cookie, Accept-Language, Referer" };

export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  const { now, t, ...platform } = pageTools(context);
  const query = parseListingQuery(params.listing, url.searchParams);
  if (!query) return new Response(null, { status: 404 });
  if (query.name && !(await maySearch(request, context))) return new Response(null, { status: 429 });
  try {
    const listing = await findListing(platform, query, now);
    if (!listing) return new Response(null, { status: 404 });
    return Response.json({ button: buttonText(listing, t) }, { headers: KEPT });
  } catch (error) {
    if (!isAway(error)) throw error;
    logEvent("listing-count", error);
    return new Response(null, { status: 503, headers: { "Cache-Control": "no-store", "Retry-After": "2" } });
  }
}
