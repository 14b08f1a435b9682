import type { BreadcrumbListLeaf, CollectionPageLeaf, ItemListLeaf } from "schema-dts";
import { breadcrumbThing } from "./breadcrumb-thing.ts";
import { pageUrl, type Site } from "./site.ts";

interface ListPage {
  path: string;
  title: string;
  trail: readonly { name: string; href: string }[];
  items: readonly ListedItem[];
  /** Items on earlier pages. */
  offset: number;
}

interface ListedItem {
  name: string;
  /** Without the source of a click (specification 2.2). */
  href: string;
}

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
