/** The product's stock is the sum of its options' (decision 58). */
export const HAS_OPTION_STOCK =
  "EXISTS (SELECT 1 FROM product_variant WHERE product_id = product.id AND stock_amount IS NOT NULL)";

/** `ids` is SQL. */
export const sumOptions = (ids: string) => `
  UPDATE product SET stock_amount = s.units,
    listed_stock = CASE WHEN s.units = 0 THEN 0 WHEN listed_stock = 0 THEN s.units ELSE listed_stock END
  FROM (SELECT product_id, sum(stock_amount) AS units FROM product_variant WHERE product_id IN (${ids}) GROUP BY product_id) s
  WHERE product.id = s.product_id AND product.stock_amount <> s.units`;
