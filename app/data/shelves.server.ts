/** 2^40 * kind + id (app/migrations/0003_listings.sql). */
const KIND = 2 ** 40;
export const shelfKinds = ["all", "parent", "category", "subcategory", "vendor", "brand"] as const;
export type ShelfKind = (typeof shelfKinds)[number];

export const shelfBase = (kind: ShelfKind): number => shelfKinds.indexOf(kind) * KIND;

/** How many products are on a shelf; `id` is SQL. */
export const goodsOn = (kind: ShelfKind, id: string): string =>
  `coalesce((SELECT sum(count) FROM shelf_cell WHERE shelf = ${shelfBase(kind)} + ${id}), 0)`;

/** Stops at the first. */
export const hasGoods = (kind: ShelfKind, id: string): string =>
  `EXISTS (SELECT 1 FROM shelf_cell WHERE shelf = ${shelfBase(kind)} + ${id} AND count > 0)`;

/**
 * Vendors with goods on sale, `s.count` of them, on a shelf (app/migrations/0003_listings.sql); shelf 0 is the whole
 * shop. Ends inside its ON clause: add conditions with AND.
 */
export const VENDORS_ON_SHELF = "shelf_value s CROSS JOIN vendor v ON v.id = s.value AND s.facet = 2 AND s.count > 0";

export const IN_CITY = (city: string) => `trim(v.city) = ${city} COLLATE NOCASE`;
