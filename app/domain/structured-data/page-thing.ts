import type { WebPageLeaf } from "schema-dts";
import { shopThing } from "./shop-things.ts";
import { pageUrl, type IsoDate, type Site } from "./site.ts";

interface DatedPage {
  path: string;
  title: string;
  description: string;
  /** The day it shows as its last change: "2026-11-22". */
  updated: IsoDate;
}

/** A page of words with a date: delivery, returns, privacy and the like. */
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
