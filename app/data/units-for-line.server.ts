import { uncountedStock } from "../domain/products/stock.ts";

/** SQL for the units that one line may hold of a stock: one of what is not counted. */
export const unitsForLineOf = (stock: string) => `iif(${stock} < ${uncountedStock / 2}, ${stock}, 1)`;
