import { findMovable, moveToCart, type Mover } from "../../data/wishlists/wishlist-moves.server.ts";
import { displayName } from "../../domain/display-name.ts";
import { chargedPrice } from "../../domain/products/price.ts";
import type { Locale } from "../../domain/viewer.ts";
import { planMove, type StayReason } from "../../domain/wishlist/wishlist-move.ts";
import type { WishedProduct } from "../../domain/wishlist/wishlist-view.ts";
import type { TextKey, Translate } from "../../i18n/translate.ts";
import { nameList } from "../../shared/cart/cart-answers.server.ts";

/** A product that stays in the wishlist. */
interface Stay {
  item: WishedProduct;
  /** "changed": it could be moved when read, and no longer when written. */
  reason: StayReason | "changed";
}

interface Move {
  moved: number[];
  stays: Stay[];
  /** All units in the cart, and the wishlist's ids, afterwards. */
  units: number;
  ids: number[];
}

/** Moves every available product of a wishlist to its owner's cart, or only `productId`; one that is not in it is no error. */
export async function moveWishes(db: D1Database, mover: Mover, productId: number | null): Promise<Move> {
  const isWanted = ({ product }: WishedProduct) => productId === null || product.id === productId;
  const before = await findMovable(db, mover);
  const { fits, stays } = planMove(before.items.filter(isWanted), before.held, mover.now);
  const lines = fits.map(({ product }) => ({ product: product.id, price: chargedPrice(product, null, mover.now) }));
  const { moved, units, ids } = await moveToCart(db, mover, lines);
  // A product that another press moved meanwhile is in the cart: it does not stay.
  const left = fits.filter(({ product }) => !moved.includes(product.id) && ids.includes(product.id));
  return { moved, units, ids, stays: [...stays, ...left.map((item) => ({ item, reason: "changed" as const }))] };
}

const sentences: Record<Stay["reason"], TextKey> = {
  gone: "actions.wishlistGone",
  closed: "buying.wishlistClosed",
  soldOut: "actions.wishlistSoldOut",
  chooseVariant: "actions.wishlistVariants",
  oneAtATime: "actions.oneInCart",
  overStock: "actions.wishlistNoneFree",
  overLimit: "actions.wishlistOverLimit",
  cartFull: "actions.wishlistCartFull",
  changed: "actions.wishlistTryAgain",
};

/** Why products stay in the wishlist: one sentence for each reason, with the names. */
export function staySentences(stays: Stay[], locale: Locale, t: Translate): string[] {
  const reasons = [...new Set(stays.map(({ reason }) => reason))];
  return reasons.map((reason) => {
    const names = stays
      .filter((one) => one.reason === reason)
      .map(({ item }) => displayName(item.product, locale).name);
    return t(sentences[reason], { names: nameList(names, locale, t) });
  });
}
