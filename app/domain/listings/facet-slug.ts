import { slugify } from "../feed/slug.ts";

/**
 * The address of a brand, colour or size, equal for two spellings of one; null if empty. Unlike a product's, it may be
 * digits alone.
 */
export function facetSlug(name: string): string | null {
  const slug = slugify(name).replace(/^product-(?=[\d-]+$)/, "");
  return slug === "product" && !/product/i.test(name) ? null : slug;
}
