import { redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { listMostViewed } from "../data/products/products.server.ts";
import { findShare, findWishlist } from "../data/wishlists/wishlists.server.ts";
import { productCardView } from "../domain/cards/product-card-view.ts";
import { popularGoodsShown } from "../domain/constants.ts";
import { shopName } from "../domain/pages/shop.ts";
import { wishlistView, sharedWishlistPath, wishlistPath } from "../domain/wishlist/wishlist.ts";
import { personal, unlisted } from "../http/head/private-page.ts";
import { isRefused } from "../http/request-context.server.ts";
import { useT } from "../i18n/use-t.tsx";
import { bindings } from "../request/bindings.server.ts";
import { translator } from "../request/locale.server.ts";
import { needed } from "../request/needed.server.ts";
import { sessionContext } from "../request/session.server.ts";
import { viewerContext } from "../request/viewer.server.ts";
import { ProblemBanner } from "../ui/forms/problem-banner.tsx";
import { EmptyWishlist } from "../shared/wishlist/empty-wishlist.tsx";
import { MoveAll, WishItem } from "./wishlist/wish-row.tsx";
import { ShareWishlist } from "./wishlist/share-wishlist.tsx";
import type { Route } from "./+types/wishlist";
import "../shared/wishlist/wishlist.first.css";

/** Specification 2.1, 4.5, 6. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, publicOrigin } = context.get(bindings);
  const viewer = context.get(viewerContext);
  const t = context.get(translator);
  const found = await needed(context, async () => {
    const { owner, account } = context.get(sessionContext);
    return owner && account ? Promise.all([findWishlist(db, account.id), findShare(db, account.id)]) : null;
  });
  if (!found) throw redirect(`/sign-in?next=${encodeURIComponent(wishlistPath)}`, 303);
  const [items, secret] = found;
  const popular = items.length > 0 ? [] : await listMostViewed(db, popularGoodsShown).catch(() => []);
  const ownName = shopName(viewer.locale);
  const title = t("wishlist.title", { shop: ownName });
  return {
    rows: wishlistView(items, viewer),
    address: secret && publicOrigin + sharedWishlistPath(secret),
    shareText: t("wishlist.shareText", { shop: ownName }),
    popular: popular.map((product) => productCardView(product, viewer)),
    title: isRefused(context) ? t("wishlist.errorTitle", { title }) : title,
  };
}

/** Queried first: it fails where the database cannot say who is signed in. */
export const handle = { texts: "wishlist", hydrates: true };

export const headers = personal;

export const meta = unlisted;

/** Successful changes are already in this page; a refusal changes nothing. */
export function shouldRevalidate({ formAction, actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isRefused = (actionResult as { ok?: boolean } | null | undefined)?.ok === false;
  return formAction === "/cart/lines" || isRefused ? false : defaultShouldRevalidate;
}

export default function WishlistPage({ loaderData: { rows, address, shareText, popular } }: Route.ComponentProps) {
  const t = useT();
  const canMove = rows.some(({ stock, isOpen }) => !isOpen && stock.left > 0);
  return (
    <div className="wishlist">
      <h1 id="wishlist" tabIndex={-1}>
        {t("header.wishlist")}{" "}
        {rows.length > 0 && <span className="wishlist-count">{t("wishlist.count", { count: rows.length })}</span>}
      </h1>
      <ProblemBanner />
      {rows.length === 0 ? (
        <EmptyWishlist popular={popular} />
      ) : (
        <>
          {canMove && <MoveAll />}
          <ul className="lines" role="list">
            {rows.map((row) => (
              <WishItem key={row.key} row={row} />
            ))}
          </ul>
        </>
      )}
      {(rows.length > 0 || address) && <ShareWishlist address={address} text={shareText} />}
    </div>
  );
}
