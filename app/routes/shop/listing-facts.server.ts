import type { RouterContextProvider } from "react-router";
import { listThings } from "../../domain/structured-data/list-things.ts";
import type { PageFacts } from "../../http/head/page-facts.server.ts";
import { translator } from "../../middleware/locale.server.ts";
import { siteOf } from "../../middleware/site.server.ts";
import type { ListingView } from "./listing-view.server.ts";

/** What a listing tells search engines and chats; in the list view its products are rows. */
export function listingFacts(context: Readonly<RouterContextProvider>, page: ListingView, path: string): PageFacts {
  const { documentTitle, isIndexed, title, trail, cards, rows, count, pages } = page;
  const description = context.get(translator)("machines.listing", { title: title.name, products: count });
  const items = [...cards, ...rows];
  const list = { path, title: title.name, trail, items, offset: pages.window.offset };
  const things = isIndexed ? listThings(siteOf(context), list) : [];
  return { path, title: documentTitle, description, isIndexed, things };
}
