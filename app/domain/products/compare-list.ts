/** security-and-faults.md 6. */
export const compareLimit = 4;

export const comparePath = "/shop/compare";

export function compareHref(ids: readonly number[]): string {
  return `${comparePath}?products=${ids.join(",")}`;
}
