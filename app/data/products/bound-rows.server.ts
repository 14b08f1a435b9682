export const STORED = `json_each(?1) r CROSS JOIN product p ON p.vendor_id = r.value ->> 'vendor_id' AND p.feed_id = r.value ->> 'feed_id'`;
export const KNOWN = `(SELECT r.value ->> 'id' FROM json_each(?1) r WHERE r.value ->> 'id' IS NOT NULL)`;
