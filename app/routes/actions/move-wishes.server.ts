import { findMovable, moveToCart, type Mover } from "../../data/wishlists/wishlist-moves.server.ts";
import type { LineKey } from "../../domain/products/product.ts";
import { planReorder, type NotAgain } from "../../domain/orders/reorder.ts";
import type { WishedProduct } from "../../domain/wishlist/wishlist.ts";
import type { TextKey } from "../../i18n/translate.ts";

/** Moves one unit each, with the same limits as adding to the cart (specification 4.1, 2.8; security-and-faults.md 6). */
export async function moveWishes(db: D1Database, mover: Mover, asked: LineKey | null) {
  const isWanted = (wish: WishedProduct) => asked === null || isSame(wish, asked);
  const before = await findMovable(db, mover);
  const { adds, left } = planReorder(before.items.filter(isWanted), before.held, mover.now);
  const lines = adds.map(({ line, price }) => ({ product: line.product.id, variant: line.variantId, price }));
  const { moved, units, ids } = await moveToCart(db, mover, lines);
  // A product that another press moved meanwhile is in the cart already.
  const isLeft = ({ line }: (typeof adds)[number]) =>
    !moved.some((key) => isSame(line, key)) && ids.includes(line.product.id);
  const changed = adds.filter(isLeft).map(({ line }) => ({ line, reason: "changed" as const }));
  return { moved, units, ids, stays: [...left, ...changed] };
}

function isSame({ product, variantId }: Pick<WishedProduct, "product" | "variantId">, key: LineKey): boolean {
  return product.id === key.productId && variantId === key.variantId;
}

/** "changed": the product became unavailable between reading and writing. */
export const staySentences: Record<NotAgain["reason"] | "changed", TextKey> = {
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
  fewer: "buying.reorderFewer",
  changed: "actions.wishlistTryAgain",
};
