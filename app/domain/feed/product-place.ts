import { menuParentSlugs } from "../menu-parents.ts";
import type { CategoryDraft, ProductDraft } from "../products/product-draft.ts";
import { cleanLine } from "./feed-text.ts";
import { categoryLimit } from "./limits.ts";
import { parentOf, unsortedSlug } from "./parent-table.ts";
import { slugify } from "./slug.ts";

type Place = Pick<ProductDraft, "parentSlug" | "category" | "subcategory">;

const unsorted: Place = {
  parentSlug: unsortedSlug,
  category: { slugName: "unsorted-products", name: "Unsorted", nameAm: "ያልተመደቡ" },
  subcategory: null,
};

/** Not used as slugs of categories: a link with one means the parent (settled.md 25). */
const PARENT_SLUGS = new Set<string>([...menuParentSlugs, unsortedSlug]);
const AUDIENCES = new Set(
  "women womens men mens boys girls boy girl kids kid baby babies infant unisex ladies".split(" "),
);

/** settled.md 30: parts that repeat the title or the brand are skipped; a path without meaning is 'Unsorted'. */
export function productPlace(productType: string, { title, brand }: { title: string; brand: string }): Place {
  const path = productType
    .split(/&gt;|>/)
    .map(cleanLine)
    .filter((part) => part !== "");
  const meaningful = path.filter((part, index) => !isNamesake(part, path[index - 1], { title, brand }));
  const [first, second, third] = meaningful;
  if (first === undefined || meaningful[0] !== path[0]) return unsorted;
  const parentSlug = parentOf(first, second) ?? unsortedSlug;
  const category = toCategory(second ?? first);
  if (category === null) return { ...unsorted, parentSlug };
  return { parentSlug, category, subcategory: third === undefined ? null : toCategory(third) };
}

function isNamesake(
  part: string,
  above: string | undefined,
  { title, brand }: { title: string; brand: string },
): boolean {
  const name = words(part.replace(/(\.\.\.|…)$/, ""));
  const own = words(title);
  if (name === "" || name === words(brand)) return true;
  if (isCut(part) ? own.startsWith(name) : name === own || (name.startsWith(`${own} `) && own.includes(" ")))
    return true;
  if (above === undefined) return false;
  const prefix = name.endsWith(` ${words(above)}`) ? name.slice(0, -words(above).length - 1) : null;
  if (prefix === null || AUDIENCES.has(prefix)) return false;
  return prefix === words(brand) || `${own} `.startsWith(`${prefix} `);
}

const isCut = (part: string) => /(\.\.\.|…)$/.test(part);

function words(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, " ")
    .trim();
}

function toCategory(name: string): CategoryDraft | null {
  if (Array.from(name).length > categoryLimit || !/\p{L}/u.test(name)) return null;
  const slug = slugify(name);
  return { slugName: PARENT_SLUGS.has(slug) ? `${slug}-products` : slug, name, nameAm: null };
}
