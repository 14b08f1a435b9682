import { uncountedStock } from "../domain/products/stock.ts";

/** One unit where stock is not counted. */
export const unitsForLineOf = (stock: string) => `iif(${stock} < ${uncountedStock / 2}, ${stock}, 1)`;
