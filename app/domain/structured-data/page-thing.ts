import type { WebPageLeaf } from "schema-dts";
import { shopThing } from "./shop-things.ts";
import { pageUrl, type IsoDate, type Site } from "./site.ts";

interface DatedPage {
  path: string;
  title: string;
  description: string;
  /** Its last change as the page shows it: "2026-11-22". */
  updated: IsoDate;
}

/** A written page with a date: delivery, returns, privacy and the like. */
export function pageThing(site: Site, { path, title, description, updated }: DatedPage): WebPageLeaf {
  return {
    "@type": "WebPage",
    url: pageUrl(site, path),
    name: title,
    description,
    dateModified: updated,
    inLanguage: site.locale,
    publisher: shopThing(site),
  };
}
