import { uncountedStock } from "../domain/products/stock.ts";

export const unitsForLineOf = (stock: string) => `iif(${stock} < ${uncountedStock / 2}, ${stock}, 1)`;
