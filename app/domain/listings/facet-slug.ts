import { slugify } from "../feed/slug.ts";

/** null if empty; unlike a product's slug it may be digits alone. */
export function facetSlug(name: string): string | null {
  const slug = slugify(name).replace(/^product-(?=[\d-]+$)/, "");
  return slug === "product" && !/product/i.test(name) ? null : slug;
}
