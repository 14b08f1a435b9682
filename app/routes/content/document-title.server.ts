import type { RouterContextProvider } from "react-router";
import { shop } from "../../domain/pages/shop.ts";
import { translator } from "../../middleware/locale.server.ts";
import { viewerContext } from "../../middleware/viewer.server.ts";

/** "Help center | Gulit", in the viewer's language. */
export function documentTitle(context: Readonly<RouterContextProvider>, title: string): string {
  const { locale } = context.get(viewerContext);
  return context.get(translator)("content.documentTitle", { title, shop: locale === "am" ? shop.nameAm : shop.name });
}
