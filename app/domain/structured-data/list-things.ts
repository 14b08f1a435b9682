import type { BreadcrumbListLeaf, CollectionPageLeaf, ItemListLeaf } from "schema-dts";
import { breadcrumbThing } from "./breadcrumb-thing.ts";
import { pageUrl, type Site } from "./site.ts";

interface ListPage {
  path: string;
  /** Its heading. */
  title: string;
  trail: readonly { name: string; href: string }[];
  items: readonly ListedItem[];
  /** Items on the pages before. */
  offset: number;
}

interface ListedItem {
  name: string;
  /** Of its own page; the source of a click (specification 2.2) is removed. */
  href: string;
}

/** A page of a list: listings and the vendor directory. */
export function listThings(
  site: Site,
  { path, title, trail, items, offset }: ListPage,
): [CollectionPageLeaf, BreadcrumbListLeaf] {
  return [
    {
      "@type": "CollectionPage",
      url: pageUrl(site, path),
      name: title,
      inLanguage: site.locale,
      mainEntity: itemList(site, items, offset),
    },
    breadcrumbThing(site, trail, { name: title, path }),
  ];
}

/** The items of a page, in its order and with its names. */
export function itemList(site: Site, items: readonly ListedItem[], offset: number): ItemListLeaf {
  return {
    "@type": "ItemList",
    itemListElement: items.map(({ name, href }, at) => ({
      "@type": "ListItem",
      position: offset + at + 1,
      name,
      url: pageUrl(site, href.replace(/[?#].*$/, "")),
    })),
  };
}
