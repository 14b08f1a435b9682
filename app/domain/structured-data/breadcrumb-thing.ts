import type { BreadcrumbListLeaf, ListItem } from "schema-dts";
import { pageUrl, type Site } from "./site.ts";

export function breadcrumbThing(
  site: Site,
  trail: readonly { name: string; href: string }[],
  here: { name: string; path: string },
): BreadcrumbListLeaf {
  const steps = [...trail, { name: here.name, href: here.path }];
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, href }, at): ListItem => ({
      "@type": "ListItem",
      position: at + 1,
      name,
      item: pageUrl(site, href),
    })),
  };
}
