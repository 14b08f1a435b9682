import { displayName } from "../display-name.ts";
import type { ProductDraft } from "../products/product-draft.ts";
import type { Locale } from "../viewer.ts";

export type GoodsPlace = Pick<ProductDraft, "parentSlug" | "category" | "subcategory">;

export function goodsPlaceKey({ parentSlug, category, subcategory }: GoodsPlace): string {
  return [parentSlug, category.slugName, ...(subcategory ? [subcategory.slugName] : [])].join("/");
}

export function goodsPlaceText({ parentSlug, category, subcategory }: GoodsPlace, locale: Locale): string {
  const steps = [category, ...(subcategory ? [subcategory] : [])];
  return [parentSlug, ...steps.map((step) => displayName(step, locale).name)].join(" > ");
}

/** For a choice in a form. */
export function goodsPlaceOptions(places: readonly GoodsPlace[], locale: Locale): { value: string; text: string }[] {
  return places.map((place) => ({ value: goodsPlaceKey(place), text: goodsPlaceText(place, locale) }));
}
