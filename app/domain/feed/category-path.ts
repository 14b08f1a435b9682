import { displayName } from "../display-name.ts";
import type { ProductDraft } from "./product-draft.ts";
import type { Locale } from "../languages.ts";

export type CategoryPath = Pick<ProductDraft, "parentSlug" | "category" | "subcategory">;

export function categoryPathKey({ parentSlug, category, subcategory }: CategoryPath): string {
  return [parentSlug, category.slugName, ...(subcategory ? [subcategory.slugName] : [])].join("/");
}

/** The names of the departments by their slugs. */
export type ParentNames = Readonly<Record<string, { name: string; nameAm: string | null }>>;

export function parentText(slug: string, parents: ParentNames, locale: Locale): string {
  return displayName(parents[slug] ?? { name: slug, nameAm: null }, locale).name;
}

export function categoryPathText(path: CategoryPath, parents: ParentNames, locale: Locale): string {
  const { parentSlug, category, subcategory } = path;
  const steps = [category, ...(subcategory ? [subcategory] : [])];
  return [parentText(parentSlug, parents, locale), ...steps.map((step) => displayName(step, locale).name)].join(" > ");
}

/** For a choice in a form. */
export function categoryPathOptions(paths: readonly CategoryPath[], parents: ParentNames, locale: Locale) {
  return paths.map((path) => ({ value: categoryPathKey(path), text: categoryPathText(path, parents, locale) }));
}
