/** Where a shopper's own list is (specification 2.1). */
export const wishlistPath = "/shop/wishlist";

/** security-and-faults.md 6: products in one list. */
export const wishlistLimit = 200;

/** Where everybody who was given the secret sees a list. */
export function sharedWishlistPath(secret: string): string {
  return `${wishlistPath}/${secret}`;
}
