import { readEthiopic } from "./ethiopic-letters.ts";

const LIMIT = 80;

/** At most 80 characters; digits alone would read as an id (specification 2.1) and become 'product-...'. */
export function slugify(name: string): string {
  const words = readEthiopic(name.normalize("NFKC"))
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’`´]/g, "")
    .replace(/&/g, " and ")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  const slug =
    words.length > LIMIT
      ? words
          .slice(0, LIMIT + 1)
          .replace(/-[^-]*$/, "")
          .slice(0, LIMIT)
      : words;
  if (slug === "") return "product";
  return /^[\d-]+$/.test(slug) ? `product-${slug}` : slug;
}

/** null if empty; unlike a product's slug it may be digits alone. */
export function facetSlug(name: string): string | null {
  const slug = slugify(name).replace(/^product-(?=[\d-]+$)/, "");
  return slug === "product" && !/product/i.test(name) ? null : slug;
}
