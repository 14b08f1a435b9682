/** Specification 2.7, 3.3. */
export const menuParentSlugs = [
  "electronics",
  "bags",
  "apparel",
  "agriculture",
  "home",
  "health",
  "gifts",
  "electrical",
  "auto",
  "metallurgy",
  "packaging",
  "machinery",
] as const;

export type MenuParentSlug = (typeof menuParentSlugs)[number];
