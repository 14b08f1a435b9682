/** Specification 2.1. */
export const wishlistPath = "/shop/wishlist";

/** security-and-faults.md 6. */
export const wishlistLimit = 200;

export function sharedWishlistPath(secret: string): string {
  return `${wishlistPath}/${secret}`;
}

/** Anchor for the way back from the login wall. */
export const wishedPlace = (product: number) => `wished-${product}`;
