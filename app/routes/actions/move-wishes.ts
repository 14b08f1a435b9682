import { findMovable, moveToCart, type Mover } from "../../data/wishlists/wishlist-moves.server.ts";
import { chargedPrice } from "../../domain/products/price.ts";
import { planMove, type StayReason } from "../../domain/wishlist/wishlist-move.ts";
import type { WishedProduct } from "../../domain/wishlist/wishlist-view.ts";

export interface Staying {
  item: WishedProduct;
  /** "changed": it would have fitted, and did not at the moment of writing. */
  reason: StayReason | "changed";
}

interface Moving {
  moved: number[];
  stays: Staying[];
  /** All units in the cart, and the wishlist's ids, afterwards. */
  units: number;
  ids: number[];
}

/** Moves what can be had of a wishlist to its owner's cart, or one product of it; a product that is not in it is no error. */
export async function moveWishes(db: D1Database, mover: Mover, productId: number | null): Promise<Moving> {
  const isAsked = ({ product }: WishedProduct) => productId === null || product.id === productId;
  const before = await findMovable(db, mover);
  const { fits, stays } = planMove(before.items.filter(isAsked), before.held, mover.now);
  const lines = fits.map(({ product }) => ({ product: product.id, price: chargedPrice(product, null, mover.now) }));
  const { moved, units, ids } = await moveToCart(db, mover, lines);
  // What another press took to the cart meanwhile is there as well.
  const left = fits.filter(({ product }) => !moved.includes(product.id) && ids.includes(product.id));
  return { moved, units, ids, stays: [...stays, ...left.map((item) => ({ item, reason: "changed" as const }))] };
}
