/** Path of a shopper's own list (specification 2.1). */
export const wishlistPath = "/shop/wishlist";

/** security-and-faults.md 6: most products in one list. */
export const wishlistLimit = 200;

/** Path of a shared list, for everybody who has the secret. */
export function sharedWishlistPath(secret: string): string {
  return `${wishlistPath}/${secret}`;
}

/** Name of a saved product's heart on its page or card, for the way back from the login wall; one product may have several. */
export const wishedPlace = (product: number) => `wished-${product}`;
