import type { Product } from "./product.ts";

/** The subcategories of vehicles (settled.md 26); the rest of `auto` is spare parts. */
export const vehicleSubcategories: readonly string[] = ["cars", "pickups-and-trucks", "motorcycles", "bajaj"];

/** Whether a product is seen and handed over by appointment: no day of delivery and no return is promised for it. */
export function isVehicle({ subcategory }: Pick<Product, "subcategory">): boolean {
  return subcategory !== null && vehicleSubcategories.includes(subcategory.slugName);
}
