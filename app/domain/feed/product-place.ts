import { menuParentSlugs } from "../menu/menu-parents.ts";
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

/** Parents' slugs are no category's: a link with one means the parent (settled.md 25). */
const PARENT_SLUGS = new Set<string>([...menuParentSlugs, unsortedSlug]);
/** Words before a category's name that say for whom, not by whom. */
const AUDIENCES = new Set(
  "women womens men mens boys girls boy girl kids kid baby babies infant unisex ladies".split(" "),
);

/**
 * Where a row belongs by its product_type path (settled.md 30): the first part gives the parent, the second the category,
 * the third the subcategory; a single part that means something is the category. Parts that only repeat the title or
 * the brand say nothing; a path without meaning is 'Unsorted'.
 */
export function productPlace(productType: string, { title, brand }: { title: string; brand: string }): Place {
  const path = productType
    .split(/&gt;|>/)
    .map(cleanLine)
    .filter((part) => part !== "");
  const told = path.filter((part, index) => !isNamesake(part, path[index - 1], { title, brand }));
  const [first, second, third] = told;
  if (first === undefined || told[0] !== path[0]) return unsorted;
  const parentSlug = parentOf(first, second) ?? unsortedSlug;
  const category = toCategory(second ?? first);
  if (category === null) return { ...unsorted, parentSlug };
  return { parentSlug, category, subcategory: third === undefined ? null : toCategory(third) };
}

/** Whether a part of the path is this product's own title, its brand, or the part above it with the brand before it. */
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
  const maker = name.endsWith(` ${words(above)}`) ? name.slice(0, -words(above).length - 1) : null;
  if (maker === null || AUDIENCES.has(maker)) return false;
  return maker === words(brand) || `${own} `.startsWith(`${maker} `);
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
