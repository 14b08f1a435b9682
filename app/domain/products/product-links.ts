/** Specification 2.2: the source of a click, with the specification's spellings. */
export const productSources = {
  holiday: "holiday",
  freeDelivery: "Free Delivery",
  carMenu: "Car Menu",
  newProducts: "New Products",
  // as specified: misspelt.
  discountProducts: "Discunt Products",
  lastViewed: "Last Viewed Products",
  lessThan1000: "Less Than 1,000 ETB Price",
  recommended: "User Recommended Products",
  list: "list",
  categoryList: "category_list",
  specialPrice: "Special Price",
  categoryRows: "Category List",
  flashSell: "Flash Sell",
} as const;

export type ProductSource = (typeof productSources)[keyof typeof productSources];

/** `id` is for the general and the category-list card only (specification 2.2). */
export function productHref(nameSlug: string, tag: { source?: ProductSource | null; id?: number } = {}): string {
  const path = `/product/default/${encodeURIComponent(nameSlug)}`;
  if (!tag.source) return path;
  const from = `${path}?from=${encodeURIComponent(tag.source)}`;
  const carriesId = tag.source === productSources.list || tag.source === productSources.categoryList;
  return carriesId && tag.id !== undefined ? `${from}&id=${tag.id}` : from;
}

export function slugInHref(href: string): string {
  return decodeURIComponent(/^\/product\/default\/([^?]*)/.exec(href)?.[1] ?? "");
}

export function optionHref(nameSlug: string, variantId: number, tag: Parameters<typeof productHref>[1] = {}): string {
  const href = productHref(nameSlug, tag);
  return variantId === 0 ? href : `${href}${href.includes("?") ? "&" : "?"}variant=${variantId}`;
}

export function variantHref(
  productPath: string,
  variantId: number,
  choice: "variant" | "color" | "size" = "variant",
): string {
  return `${productPath}?${choice}=${variantId}#variant`;
}

export function vendorStoreHref(vendorId: number): string {
  return `/vendor-store/${vendorId}`;
}

/** Specification 2.7. */
export function parentCategoryHref(parentSlug: string): string {
  return `/shop/sidebar/3cols?parentCategory=${encodeURIComponent(parentSlug)}`;
}

export function subcategoryHref(categorySlug: string, subcategorySlug: string): string {
  return `/shop/sidebar/3cols?category=${encodeURIComponent(categorySlug)}&subcategory=${encodeURIComponent(subcategorySlug)}`;
}

/** Specification 2.8. */
export function categoryListHref(categorySlug: string): string {
  return `/shop/sidebar/list?category=${encodeURIComponent(categorySlug)}`;
}

/** Specification 2.3, 2.5. */
export function searchHref(query: string): string {
  return `/shop/sidebar/list?name=${encodeURIComponent(query)}`;
}

/** Specification 2.6: '$' in place of '?'. */
export function malformedCategoryHref(slugName: string): string {
  // as specified: malformed.
  return `/shop/sidebar/list$category=${encodeURIComponent(slugName)}`;
}
