/** security-and-faults.md 6: most products side by side. */
export const compareLimit = 4;

/** Path of the visitor's own list. */
export const comparePath = "/shop/compare";

/** Address that shows these products to everybody; ids in the order of the columns. */
export function compareHref(ids: readonly number[]): string {
  return `${comparePath}?products=${ids.join(",")}`;
}
