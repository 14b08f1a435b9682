import type { RouterContextProvider } from "react-router";
import { listThings } from "../../domain/structured-data/list-things.ts";
import type { PageFacts } from "../../http/head/page-facts.server.ts";
import { translator } from "../../middleware/locale.server.ts";
import { siteOf } from "../../middleware/site.server.ts";
import type { DirectoryView } from "./directory-view.server.ts";

/** What the directory of vendors tells search engines and chats. */
export function directoryFacts(
  context: Readonly<RouterContextProvider>,
  { documentTitle: title, isIndexed, trail, vendors, count, window: { offset } }: DirectoryView,
  path: string,
): PageFacts {
  const t = context.get(translator);
  const page = { path, title: t("vendor.title"), trail, items: vendors, offset };
  const things = isIndexed ? listThings(siteOf(context), page) : [];
  return { path, title, description: t("machines.directory", { vendors: count }), isIndexed, things };
}
