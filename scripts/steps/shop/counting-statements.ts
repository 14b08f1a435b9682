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
  "DELETE FROM vendor_shelf",
  "DELETE FROM vendor_count",
  `UPDATE vendor SET
     product_count = (SELECT count(*) FROM product p WHERE p.vendor_id = vendor.id AND p.retired_at IS NULL),
     rate_sum = (SELECT coalesce(sum(p.rate_sum), 0) FROM product p WHERE p.vendor_id = vendor.id),
     rate_count = (SELECT coalesce(sum(p.rate_count), 0) FROM product p WHERE p.vendor_id = vendor.id)`,
  `INSERT INTO vendor_shelf (vendor_id, parent_id, city, name, name_am, rating_order, created_at, products)
   SELECT v.id, s.parent_id, trim(v.city), v.name, coalesce(nullif(trim(v.amharic_name), ''), v.name), v.rating_order, v.created_at, s.products
   FROM (
     SELECT vendor_id, 0 AS parent_id, count(*) AS products FROM product WHERE retired_at IS NULL GROUP BY vendor_id
     UNION ALL
     SELECT vendor_id, parent_id, count(*) FROM product WHERE retired_at IS NULL GROUP BY vendor_id, parent_id
   ) s CROSS JOIN vendor v WHERE v.id = s.vendor_id`,
];

export const COUNTING_STATEMENTS: readonly string[] = [...SHELF_COUNTS, ...VENDORS];
