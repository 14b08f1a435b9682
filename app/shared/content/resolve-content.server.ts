import {
  findContentReferences,
  type FoundReferences,
  type ContentReferences,
} from "../../data/content/content-references.server.ts";
import { type ContentLists, bannerSlots } from "../../domain/content/content-lists.ts";
import type { ReadLists } from "./content-file.ts";
import type { PathFault } from "../operator/path-fault.ts";
import { homePicturesOf } from "../../data/content/content-pictures.server.ts";
import { notAnimated } from "../../domain/pictures/animation.ts";
import { findHomePictures } from "../../data/pictures/home-pictures.server.ts";

interface ResolvedContent {
  lists: Partial<ContentLists<number>>;
  /** Renamed and retired products are reported, but stored. */
  faults: PathFault[];
}

/** Replaces the slugs in a file by the shop's ids, and reports slugs and links that do not exist. */
export async function resolveContent(db: D1Database, named: ReadLists): Promise<ResolvedContent> {
  const { lists: read, faults } = await withoutUnknownPictures(db, named);
  const found = await findContentReferences(db, referencesIn(read));
  const { categoryBanners, holidayPackages, exhibitions, flashSales, ...others } = read;
  const resolution = { found, faults };
  const lists: ResolvedContent["lists"] = { ...(others as Partial<ContentLists<number>>) };
  if (categoryBanners) {
    lists.categoryBanners = distinct(categoryBanners, "categoryBanners", resolution, (entry, path) => {
      const id = found.categories.get(entry.category);
      if (id === undefined) faults.push({ path: `${path}.category`, reason: "there is no such category" });
      return id === undefined ? null : { id, value: { ...entry, category: id } };
    });
  }
  if (holidayPackages) {
    lists.holidayPackages = distinct(holidayPackages, "holidayPackages", resolution, (name, path) => {
      const id = subcategoryId(name, path, resolution);
      return id === null ? null : { id, value: id };
    });
  }
  if (flashSales) {
    lists.flashSales = distinct(flashSales, "flashSales", resolution, (slug, path) => {
      const id = productId(slug, path, resolution);
      return id === null ? null : { id, value: id };
    });
  }
  if (exhibitions) {
    lists.exhibitions = exhibitions.flatMap((exhibition, index) => {
      if (!exhibition) return [];
      const path = `exhibitions[${index}].products`;
      const products = distinct(exhibition.products, path, resolution, (entry, at) => {
        const id = productId(entry.product, at, resolution);
        return id === null ? null : { id, value: { ...entry, product: id } };
      });
      return [{ name: exhibition.name, products }];
    });
  }
  for (const { path, value, isVendor } of ownLinks(read)) {
    const isThere = isVendor ? found.vendors.has(value) : found.links.has(value);
    if (!isThere)
      faults.push({ path, reason: isVendor ? "nobody sells under this number" : "there is no such product" });
  }
  return { lists, faults };
}

interface Resolution {
  found: FoundReferences;
  faults: PathFault[];
}

function distinct<Entry, Value>(
  entries: readonly (Entry | null)[],
  path: string,
  { faults }: Resolution,
  resolve: (entry: Entry, path: string) => { id: number; value: Value } | null,
): Value[] {
  const seen = new Map<number, number>();
  return entries.flatMap((entry, index) => {
    const resolved = entry === null ? null : resolve(entry, `${path}[${index}]`);
    if (!resolved) return [];
    const before = seen.get(resolved.id);
    if (before !== undefined) {
      faults.push({ path: `${path}[${index}]`, reason: `is ${path}[${before}] once more` });
      return [];
    }
    seen.set(resolved.id, index);
    return [resolved.value];
  });
}

function productId(slug: string, path: string, { found, faults }: Resolution): number | null {
  const product = found.products.get(slug);
  if (!product) faults.push({ path, reason: `there is no product ${slug}` });
  else if (product.isRetired) faults.push({ path, reason: `${slug} is no longer sold` });
  else if (product.slug !== slug) faults.push({ path, reason: `${slug} is called ${product.slug} now` });
  return product?.id ?? null;
}

function subcategoryId(name: string, path: string, { found, faults }: Resolution): number | null {
  const [first, ...more] = found.subcategories.get(name) ?? [];
  if (!first) faults.push({ path, reason: `there is no subcategory ${name}` });
  else if (more.length > 0) {
    faults.push({ path, reason: `which one: ${[first, ...more].map((one) => one.path).join(", ")}` });
    return null;
  }
  return first?.id ?? null;
}

function referencesIn(read: ReadLists): ContentReferences {
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
  value: string;
  isVendor: boolean;
}

function ownLinks(read: ReadLists): OwnLink[] {
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

/** Replaces entries whose uploaded picture does not exist by null, also gif entries without an animation. */
async function withoutUnknownPictures(db: D1Database, lists: ReadLists) {
  const named = homePicturesOf(lists);
  if (named.length === 0) return { lists, faults: [] };
  const known = await findHomePictures(db, named);
  const faults: PathFault[] = [];
  const kept = Object.entries(lists).map(([path, entries]) => [
    path,
    entries.map((entry, index) => {
      const unknown =
        entry === null || typeof entry !== "object" ? [] : homePicturesOf(entry).filter((hash) => !known.has(hash));
      for (const hash of unknown)
        faults.push({ path: `${path}[${index}]`, reason: `the shop has no picture /media/v/${hash}` });
      if (unknown.length > 0) return null;
      const [sent] = path === "banners.gif" && entry !== null ? homePicturesOf(entry as object) : [];
      if (sent === undefined || known.get(sent)) return entry;
      faults.push({ path: `${path}[${index}].image`, reason: `/media/v/${sent} ${notAnimated}` });
      return null;
    }),
  ]);
  return { lists: Object.fromEntries(kept) as ReadLists, faults };
}
