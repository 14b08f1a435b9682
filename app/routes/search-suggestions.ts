import { within } from "../data/deadline.server.ts";
import { findSearchPlan } from "../data/listings/search-plan.server.ts";
import { listRelevant } from "../data/listings/page-by-relevance.server.ts";
import { noFilter } from "../domain/listings/listing-filter.ts";
import { listingPageSize } from "../domain/constants.ts";
import type { Translate } from "../i18n/translate.ts";
import { suggestionsFor, type Suggestions } from "../domain/search/search-suggestions.ts";
import { carriedHref, translator } from "../request/locale.server.ts";
import { pageTools } from "../request/page-tools.server.ts";
import { maySearch } from "../request/rate-limit.server.ts";
import type { Route } from "./+types/search-suggestions";
import { whenUnavailable } from "../request/needed.server.ts";

const NOTHING: Suggestions = { words: [], categories: [], products: [] };

/** Milliseconds; after that the next letter has been typed. */
const PATIENCE = 2_000;

/** For shoppers who delete a letter. Language and currency come by page and cookie. */
const CACHE_HEADERS = { "Cache-Control": "private, max-age=30", Vary: "Cookie, Accept-Language, Referer" };

export async function loader({ request, context, url }: Route.LoaderArgs) {
  if (!(await maySearch(request, context))) return Response.json(NOTHING, { status: 429 });
  const t = context.get(translator);
  const found = await within(PATIENCE, suggest(context, url.searchParams.get("q") ?? "")).catch(
    whenUnavailable("suggestions", () => null),
  );
  if (!found)
    return Response.json(NOTHING, { status: 503, headers: { "Cache-Control": "no-store", "Retry-After": "2" } });
  const count = found.words.length + found.categories.length + found.products.length;
  const carried = context.get(carriedHref);
  const groups = (["words", "categories", "products"] as const)
    .map((kind) => ({
      label: t(`search.${kind}`),
      options: found[kind].map(({ cost, ...option }) => ({
        ...option,
        href: carried(option.href),
        ...(cost && { price: costText(cost, t) }),
      })),
    }))
    .filter(({ options }) => options.length > 0);
  const status = count === 0 ? t("search.none") : t("search.count", { count });
  return Response.json({ label: t("search.suggestions"), status, groups }, { headers: CACHE_HEADERS });
}

async function suggest(context: Route.LoaderArgs["context"], text: string): Promise<Suggestions> {
  const { db, viewer } = pageTools(context);
  const plan = await findSearchPlan(db, text);
  if (plan === null) return NOTHING;
  const best = await listRelevant(db, plan, noFilter, { size: listingPageSize, offset: 0 });
  return suggestionsFor(plan, best, viewer);
}

function costText({ offer, current, isAbout }: NonNullable<Suggestions["products"][number]["cost"]>, t: Translate) {
  if (offer === "soldOut") return t("card.soldOut");
  if (offer === "closed") return t("card.closed");
  return isAbout ? t("card.priceAbout", { price: current }) : current;
}
