/** For a statement whose ?1 is a JSON list of product rows, those in the catalogue. */
export const BOUND_PRODUCTS = `json_each(?1) r CROSS JOIN product p ON p.vendor_id = r.value ->> 'vendor_id' AND p.feed_id = r.value ->> 'feed_id'`;
/** The ids of such a list; a new product has none. */
export const BOUND_IDS = `(SELECT r.value ->> 'id' FROM json_each(?1) r WHERE r.value ->> 'id' IS NOT NULL)`;
