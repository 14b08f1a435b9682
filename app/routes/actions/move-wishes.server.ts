import { findMovable, moveToCart, type Mover } from "../../data/wishlists/wishlist-moves.server.ts";
import type { LineKey } from "../../domain/products/product.ts";
import { chargedPrice } from "../../domain/products/price.ts";
import { planMove, type StayReason, type WishedProduct } from "../../domain/wishlist/wishlist.ts";
import type { TextKey } from "../../i18n/translate.ts";

interface Stay {
  item: WishedProduct;
  /** "changed": the product became unavailable between reading and writing. */
  reason: StayReason | "changed";
}

export async function moveWishes(db: D1Database, mover: Mover, asked: LineKey | null) {
  const isWanted = (wish: WishedProduct) => asked === null || isSame(wish, asked);
  const before = await findMovable(db, mover);
  const { fits, stays } = planMove(before.items.filter(isWanted), before.held, mover.now);
  const lines = fits.map(({ product, variant, variantId }) => ({
    ...{ product: product.id, variant: variantId },
    price: chargedPrice(product, variant, mover.now),
  }));
  const { moved, units, ids } = await moveToCart(db, mover, lines);
  // A product that another press moved meanwhile is in the cart already.
  const left = fits.filter((wish) => !moved.some((key) => isSame(wish, key)) && ids.includes(wish.product.id));
  return { moved, units, ids, stays: [...stays, ...left.map((item) => ({ item, reason: "changed" as const }))] };
}

function isSame({ product, variantId }: WishedProduct, key: LineKey): boolean {
  return product.id === key.productId && variantId === key.variantId;
}

export const staySentences: Record<Stay["reason"], TextKey> = {
  gone: "actions.wishlistGone",
  closed: "buying.wishlistClosed",
  soldOut: "actions.wishlistSoldOut",
  optionGone: "actions.wishlistGone",
  optionSoldOut: "actions.wishlistSoldOut",
  chooseVariant: "actions.wishlistVariants",
  oneAtATime: "actions.oneInCart",
  overStock: "actions.wishlistNoneFree",
  overLimit: "actions.wishlistOverLimit",
  cartFull: "actions.wishlistCartFull",
  changed: "actions.wishlistTryAgain",
};
