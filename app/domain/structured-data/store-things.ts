import type {
  BreadcrumbListLeaf,
  ItemListLeaf,
  OrganizationLeaf,
  StoreLeaf,
  SearchActionLeaf,
  WebSiteLeaf,
  WithActionConstraints,
} from "schema-dts";
import type { VendorView } from "../vendors/vendor-view.ts";
import { breadcrumbThing } from "./breadcrumb-thing.ts";
import { itemList } from "./list-things.ts";
import { ratingThing } from "./offer-thing.ts";
import { pageUrl, shownPicture, type Site, shopId } from "./site.ts";
import { shopName, shopNames } from "../pages/shop.ts";
import { searchHref } from "../products/product-links.ts";
import { locales } from "../languages.ts";

interface StorePage {
  vendor: VendorView;
  path: string;
  trail: readonly { name: string; href: string }[];
  items: readonly { name: string; href: string }[];
  /** Items on earlier pages. */
  offset: number;
}

export function storeThings(
  site: Site,
  { vendor, path, trail, items, offset }: StorePage,
): [StoreLeaf | OrganizationLeaf, BreadcrumbListLeaf, ItemListLeaf] {
  return [
    vendorThing(site, vendor),
    breadcrumbThing(site, trail, { name: vendor.name, path }),
    itemList(site, items, offset),
  ];
}

/** An Organization without a city, since a Store is a place. */
function vendorThing(site: Site, vendor: VendorView): StoreLeaf | OrganizationLeaf {
  const logo = shownPicture(site, vendor.tile.logo, "thumb");
  const image = shownPicture(site, vendor.banner, "vendor");
  const facts = {
    "@id": vendorId(site, vendor.href),
    name: vendor.name,
    url: pageUrl(site, vendor.href),
    ...(vendor.about && { description: vendor.about.name }),
    ...(logo !== null && { logo }),
    ...(image !== null && { image }),
    ...(vendor.phone && { telephone: internationalPhone(vendor.phone.href) }),
    ...(vendor.rating && { aggregateRating: ratingThing(vendor.rating) }),
  };
  if (vendor.city === "") return { "@type": "Organization", ...facts };
  const address = { "@type": "PostalAddress", addressLocality: vendor.city, addressCountry: "ET" } as const;
  return { "@type": "Store", ...facts, address };
}

export function sellerThing(site: Site, vendor: { name: string; href: string }): OrganizationLeaf {
  return {
    "@type": "Organization",
    "@id": vendorId(site, vendor.href),
    name: vendor.name,
    url: pageUrl(site, vendor.href),
  };
}

export function vendorId(site: Site, href: string): string {
  return `${site.origin}${href}#vendor`;
}

/** "tel:0911234567" as "+251911234567". */
function internationalPhone(href: string): string {
  return href.replace(/^tel:/, "").replace(/^0(?=\d{9}$)/, "+251");
}

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
