import { readEthiopic } from "./ethiopic-letters.ts";

const LIMIT = 80;

/**
 * A name as a part of an address: lower-case ASCII words joined by hyphens, at most 80 letters. Amharic is written as it
 * sounds, so that an address can be read aloud and typed anywhere. Only digits would read as an id (specification 2.1),
 * nothing at all would be no address: both become 'product'.
 */
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
