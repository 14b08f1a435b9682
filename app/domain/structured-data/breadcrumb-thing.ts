import type { BreadcrumbListLeaf, ListItem } from "schema-dts";
import { pageUrl, type Site } from "./site.ts";

/** The way to a page: the places its breadcrumb prints, from Home, and the page itself, which is named by its heading. */
export function breadcrumbThing(
  site: Site,
  trail: readonly { name: string; href: string }[],
  here: { name: string; path: string },
): BreadcrumbListLeaf {
  const places = [...trail, { name: here.name, href: here.path }];
  return {
    "@type": "BreadcrumbList",
    itemListElement: places.map(({ name, href }, at): ListItem => ({
      "@type": "ListItem",
      position: at + 1,
      name,
      item: pageUrl(site, href),
    })),
  };
}
