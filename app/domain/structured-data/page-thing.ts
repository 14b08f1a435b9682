import type { WebPageLeaf } from "schema-dts";
import { shopThing } from "./shop-things.ts";
import { pageUrl, type IsoDate, type Site } from "./site.ts";

interface DatedPage {
  path: string;
  title: string;
  description: string;
  updated: IsoDate;
}

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
