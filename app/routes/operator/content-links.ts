import type { NamedPlaces } from "../../data/content/content-places.server.ts";
import { bannerSlots } from "../../domain/content/content-lists.ts";
import type { ReadLists } from "./content-file.ts";

/** Everything of the catalogue that a content file names, each once. */
export function namedPlaces(read: ReadLists): NamedPlaces {
  const links = ownLinks(read);
  const valuesOf = (isVendor: boolean) => links.filter((one) => one.isVendor === isVendor).map(({ value }) => value);
  const shown = (read.exhibitions ?? []).flatMap((one) => one?.products.map(({ product }) => product) ?? []);
  const unique = (names: readonly (string | null)[]) => [...new Set(names.filter((name) => name !== null))];
  return {
    products: unique([...(read.flashSales ?? []), ...shown]),
    links: unique(valuesOf(false)),
    vendors: unique(valuesOf(true)),
    categories: unique((read.categoryBanners ?? []).map((banner) => banner?.category ?? null)),
    subcategories: unique(read.holidayPackages ?? []),
  };
}

const PRODUCT = /^\/product\/default\/([^/?#]+)/;
const VENDOR = /^\/vendor-store\/(\d{1,15})(?:[/?#]|$)/;

interface OwnLink {
  path: string;
  /** The product as its address names it, or the vendor's number. */
  value: string;
  isVendor: boolean;
}

/** Links of slides, cards and banners to products and vendors of ours. */
export function ownLinks(read: ReadLists): OwnLink[] {
  const linked = (["tripletCards", ...bannerSlots.map((slot) => `banners.${slot}` as const)] as const).flatMap((list) =>
    (read[list] ?? []).map((entry, index) => ({ path: `${list}[${index}].url`, href: entry?.url })),
  );
  const slides = (read.heroes ?? []).map((entry, index) => ({ path: `heroes[${index}].link`, href: entry?.link }));
  return [...slides, ...linked].flatMap(({ path, href = "" }): OwnLink[] => {
    const product = PRODUCT.exec(href)?.[1];
    if (product !== undefined) return [{ path, value: decoded(product), isVendor: false }];
    const vendor = VENDOR.exec(href)?.[1];
    return vendor === undefined ? [] : [{ path, value: vendor, isVendor: true }];
  });
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
