import type { OrganizationLeaf, SearchActionLeaf, WebSiteLeaf, WithActionConstraints } from "schema-dts";
import { shopName, shopNames } from "../pages/shop.ts";
import { searchHref } from "../products/product-links.ts";
import { pageUrl, shopId, type Site } from "./site.ts";
import { locales } from "../languages.ts";

/** Search engines require a square logo of at least 112 px. */
const logoPath = "/media/web-banner/icon-512.png";

export function shopThing(site: Site): OrganizationLeaf {
  const name = shopName(site.locale);
  const [alternateName] = shopNames.filter((other) => other !== name);
  return {
    "@type": "Organization",
    "@id": shopId(site),
    name,
    alternateName,
    url: `${site.origin}/`,
    logo: site.origin + logoPath,
  };
}

/** Specification 2.3: search is `name=`. */
export function homeThings(site: Site, description: string): [OrganizationLeaf, WebSiteLeaf] {
  const whole = shopThing(site);
  return [
    { ...whole, description, areaServed: "ET" },
    {
      "@type": "WebSite",
      "@id": `${site.origin}/#site`,
      url: `${site.origin}/`,
      name: whole.name!,
      alternateName: whole.alternateName!,
      inLanguage: locales,
      publisher: { "@id": shopId(site) },
      potentialAction: searchAction(site),
    },
  ];
}

/** `query-input` is schema.org's notation for the constraint on `query`. */
function searchAction(site: Site): WithActionConstraints<SearchActionLeaf> {
  const term = "search_term_string";
  return {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: pageUrl(site, `${searchHref("")}{${term}}`) },
    "query-input": `required name=${term}`,
  };
}
