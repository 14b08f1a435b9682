import type { RouterContextProvider } from "react-router";
import { sharePicture } from "../../domain/products/share-picture.ts";
import { storeThings } from "../../domain/structured-data/store-things.ts";
import type { PageFacts } from "../../http/head/page-facts.server.ts";
import { siteOf } from "../../middleware/site.server.ts";
import type { StoreView } from "./store-view.server.ts";

/** What a vendor's store tells search engines and chats. */
export function storeFacts(
  context: Readonly<RouterContextProvider>,
  { documentTitle: title, isIndexed, vendor, trail, cards, pages: { window } }: StoreView,
  { path, description }: { path: string; description: string },
): PageFacts {
  const items = cards.map(({ name, titleHref }) => ({ name, href: titleHref }));
  const page = { vendor, path, trail, items, offset: window.offset };
  const picture = sharePicture(vendor.banner ?? "");
  return {
    path,
    title,
    description,
    isIndexed,
    ...(picture && { image: { ...picture, alt: vendor.name } }),
    things: isIndexed ? storeThings(siteOf(context), page) : [],
  };
}
