// The triggers' counters, computed at once for writes that bypassed them; a test compares both.

const SHELF_COUNTS = [
  "DELETE FROM shelf_cell",
  "DELETE FROM shelf_value",
  "INSERT INTO shelf_cell (shelf, facets, count) SELECT shelf, facets, count(*) FROM product_shelf GROUP BY shelf, facets",
  `INSERT INTO shelf_value (shelf, facet, value, count)
   SELECT s.shelf, v.facet, v.value, count(*) FROM product_shelf s CROSS JOIN product_value v ON v.product_id = s.product_id
   GROUP BY s.shelf, v.facet, v.value`,
];

const VENDORS = [
  `UPDATE vendor SET
     rate_sum = (SELECT coalesce(sum(p.rate_sum), 0) FROM product p WHERE p.vendor_id = vendor.id),
     rate_count = (SELECT coalesce(sum(p.rate_count), 0) FROM product p WHERE p.vendor_id = vendor.id)`,
];

export const COUNTING_STATEMENTS: readonly string[] = [...SHELF_COUNTS, ...VENDORS];
