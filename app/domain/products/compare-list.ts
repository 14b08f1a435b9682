/** security-and-faults.md 6: products that stand beside each other. */
export const compareLimit = 4;

/** The visitor's own list. */
export const comparePath = "/shop/compare";

/** The address that shows these products to everybody; ids in the order of the columns. */
export function compareHref(ids: readonly number[]): string {
  return `${comparePath}?products=${ids.join(",")}`;
}
