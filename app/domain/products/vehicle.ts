import type { Product } from "./product.ts";

/** settled.md 26; the rest of `auto` is spare parts. */
export const vehicleSubcategories: readonly string[] = ["cars", "pickups-and-trucks", "motorcycles", "bajaj"];

/** Handed over by appointment: no day of delivery and no return is promised. */
export function isVehicle({ subcategory }: Pick<Product, "subcategory">): boolean {
  return subcategory !== null && vehicleSubcategories.includes(subcategory.slugName);
}
