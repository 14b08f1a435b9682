/** Joins rows that are bound as one JSON parameter (`ImportRow[]` of an import) with their products, old and new. */
export const STORED = `json_each(?1) r CROSS JOIN product p ON p.vendor_id = r.value ->> 'vendor_id' AND p.feed_id = r.value ->> 'feed_id'`;
/** Ids of the bound rows that were stored before. */
export const KNOWN = `(SELECT r.value ->> 'id' FROM json_each(?1) r WHERE r.value ->> 'id' IS NOT NULL)`;
