import { slugify } from "../feed/slug.ts";

/**
 * The name of a brand, colour or size as its address and as what makes two spellings one; null where nothing of it can be
 * read. Sizes are often plain numbers, which no product's address may be.
 */
export function facetSlug(name: string): string | null {
  const slug = slugify(name).replace(/^product-(?=[\d-]+$)/, "");
  return slug === "product" && !/product/i.test(name) ? null : slug;
}
