import { menuParentSlugs } from "../menu-parents.ts";
import type { CategoryDraft } from "./product-draft.ts";
import type { CategoryPath } from "./category-path.ts";
import { cleanLine } from "./feed-text.ts";
import { plainText } from "./html-text.ts";
import { categoryLimit } from "./limits.ts";
import { parentOf, unsortedSlug } from "./parent-table.ts";
import { slugify } from "./slug.ts";

const unsorted: CategoryPath = {
  parentSlug: unsortedSlug,
  category: { slugName: "unsorted-products", name: "Unsorted", nameAm: "ያልተመደቡ" },
  subcategory: null,
};

/** Not slugs of categories: a link with one means the parent (settled.md 25). */
const PARENT_SLUGS = new Set<string>([...menuParentSlugs, unsortedSlug]);
const AUDIENCES = new Set(
  "women womens men mens boys girls boy girl kids kid baby babies infant unisex ladies".split(" "),
);

/** Root categories of shop programs. */
const ROOTS = /^(?:default category|root(?: catalog)?|all products|catalog|shop)$/i;

/**
 * The category by product_type (settled.md 30): of several paths the first with a known parent, then category and
 * subcategory; a single part is the category. Parts that repeat title or brand are skipped. `isUnknown`: no path has a
 * known parent.
 */
export function productCategory(
  productType: string,
  about: { title: string; brand: string },
  isList = false,
): CategoryPath & { isUnknown: boolean } {
  const paths = categoryPaths(plainText(productType), isList);
  const meaningful = paths.flatMap((path) => {
    const parts = path.filter((part, index) => !isNamesake(part, path[index - 1], about));
    return parts[0] === undefined || parts[0] !== path[0] ? [] : [parts];
  });
  const known = meaningful.find(([first, second]) => parentOf(first!, second) !== null);
  if (!known) return { ...unsorted, isUnknown: meaningful.length > 0 };
  const [first = "", second, third] = known;
  const parentSlug = parentOf(first, second)!;
  const category = toCategory(second ?? first);
  if (category === null) return { ...unsorted, parentSlug, isUnknown: false };
  return { parentSlug, category, subcategory: third === undefined ? null : toCategory(third), isUnknown: false };
}

/** The paths in a cell, without those that another one extends. */
function categoryPaths(text: string, isList: boolean): string[][] {
  const paths = text.split("\n").flatMap((line) => {
    const pieces = line.split(line.includes(">") ? /(?<!\\)[,;|]/ : /(?<!\\)[,;]/).map(pathOf);
    const isNamed = ([first = "", second]: string[]) => parentOf(first, second) !== null;
    const whole = pathOf(line);
    // A comma may be part of a known parent's name.
    if (whole[0]?.includes(",") && isNamed(whole)) return [whole];
    const isListHere = isList || pieces.slice(1).some((path) => path.length > 1 && isNamed(path));
    return isListHere && pieces.some(isNamed) ? pieces : [whole];
  });
  const leadsTo = (path: string[], other: string[]) =>
    other.length > path.length && path.every((part, at) => part === other[at]);
  return paths.filter((path) => path.length > 0 && !paths.some((other) => leadsTo(path, other)));
}

function pathOf(text: string): string[] {
  const mark = text.includes(">") ? />+/ : text.includes("|") ? "|" : /(?<!\\)\//;
  const parts = text
    .split(mark)
    .map((part) => cleanLine(part.replace(/\\([,;/])/g, "$1")))
    .filter((part) => part !== "");
  while (parts.length > 1 && ROOTS.test(parts[0]!)) parts.shift();
  return parts;
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
