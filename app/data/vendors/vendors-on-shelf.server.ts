/** Vendors with goods on sale, `s.count` of them, on a shelf (app/migrations/0003_listings.sql); shelf 0 is the whole shop. */
export const VENDORS_ON_SHELF = "shelf_value s CROSS JOIN vendor v ON v.id = s.value AND s.facet = 2 AND s.count > 0";

export const IN_CITY = (city: string) => `trim(v.city) = ${city} COLLATE NOCASE`;

/** How many goods the vendor has on sale. */
export const goodsOnSale = (vendorId: string) =>
  `coalesce((SELECT count FROM shelf_value WHERE shelf = 0 AND facet = 2 AND value = ${vendorId}), 0)`;
