import { redirect } from "react-router";
import { listMostViewed } from "../data/products/products.server.ts";
import { findShare, findWishlist } from "../data/wishlists/wishlists.server.ts";
import { productCardView } from "../domain/cards/product-card-view.ts";
import { popularGoodsShown } from "../domain/constants.ts";
import { shopName } from "../domain/pages/shop.ts";
import { wishlistView, sharedWishlistPath, wishlistPath, type WishView } from "../domain/wishlist/wishlist.ts";
import { useT } from "../i18n/use-t.tsx";
import { pageTools } from "../request/page-tools.server.ts";
import { ProblemBanner } from "../ui/forms/problem-banner.tsx";
import type { ProductCardView } from "../domain/cards/product-card.ts";
import { PopularGoods } from "../ui/cards/popular-goods.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Price } from "../ui/cards/price.tsx";
import { DatedText } from "../ui/date-text.tsx";
import { ActionForm } from "../ui/forms/action-form.tsx";
import { NamedText } from "../ui/named-text.tsx";
import { Picture } from "../ui/picture.tsx";
import { ShareWishlist } from "./wishlist/share-wishlist.tsx";
import type { Route } from "./+types/wishlist";
import "../shared/wishlist/wishlist.first.css";

/** Specification 2.1, 4.5, 6. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, publicOrigin, viewer, t, needed, session, title } = pageTools(context);
  const found = await needed(async () => {
    const { owner, account } = session;
    return owner && account ? Promise.all([findWishlist(db, account.id), findShare(db, account.id)]) : null;
  });
  if (!found) throw redirect(`/sign-in?next=${encodeURIComponent(wishlistPath)}`, 303);
  const [items, secret] = found;
  const popular = items.length > 0 ? [] : await listMostViewed(db, popularGoodsShown).catch(() => []);
  const ownName = shopName(viewer.locale);
  return {
    rows: wishlistView(items, viewer),
    address: secret && publicOrigin + sharedWishlistPath(secret),
    shareText: t("wishlist.shareText", { shop: ownName }),
    popular: popular.map((product) => productCardView(product, viewer)),
    title: title("wishlist.title"),
  };
}

export { personal as headers, unlisted as meta } from "../http/head/private-page.ts";

export const handle = { texts: "wishlist", hydrates: true };

export default function WishlistPage({ loaderData: { rows, address, shareText, popular } }: Route.ComponentProps) {
  const t = useT();
  const canMove = rows.some(({ stock, isOpen }) => !isOpen && stock.left > 0);
  return (
    <div className="wishlist page stack">
      <h1 id="wishlist" tabIndex={-1}>
        {t("header.wishlist")}{" "}
        {rows.length > 0 && <span className="muted numbers">{t("wishlist.count", { count: rows.length })}</span>}
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

function WishItem({ row }: { row: WishView }) {
  const { name, lang, href, thumbnail, productId, stock } = row;
  const isRetired = stock.state === "retired";
  return (
    <li className={stock.left > 0 ? "wish-row" : "wish-row wish-row-gone"}>
      <a className="wish-row-picture" href={href} tabIndex={-1} aria-hidden="true">
        <Picture className="round" url={thumbnail} kind="thumb" tint={productId} alt="" sizes="96px" />
      </a>
      <div className="muted">
        <a className="wish-row-name touch" href={href} lang={lang}>
          {name}
        </a>
        {row.variant && <p lang={row.variant.lang}>{row.variant.name}</p>}
        {!isRetired && <Price price={row.price} muted={stock.left === 0} percent={false} />}
        <WishFacts row={row} />
      </div>
      <div className="wish-row-ways">
        {stock.left > 0 && <ToCart row={row} />}
        <div className="row">
          <RowForm row={row} action="/wishlist/items/remove" text="wishlist.remove" />
        </div>
      </div>
    </li>
  );
}

function WishFacts({ row: { stock, change, added } }: { row: WishView }) {
  const t = useT();
  return (
    <>
      {change && (
        <p className={change.direction === "down" ? "good" : "warn"}>
          {t(`wishlist.${change.direction}`, { price: change.by })}
        </p>
      )}
      <p className={stock.left > 0 ? "good" : "strong"}>
        {t(stock.state === "retired" ? "wishlist.retired" : `card.${stock.state}`, { count: stock.left })}
      </p>
      <p>
        <DatedText text="wishlist.added" dates={{ date: added }} />
      </p>
    </>
  );
}

function ToCart({ row }: { row: WishView }) {
  const { name, lang, href, isOpen } = row;
  const button = "button button-outline button-wide";
  if (!isOpen) return <RowForm row={row} action="/wishlist/items/move" text="wishlist.move" button={button} />;
  return (
    <a className={button} href={href}>
      <NamedText text="card.selectOptions" name={name} lang={lang} />
    </a>
  );
}

interface RowFormProps {
  row: WishView;
  action: string;
  text: "wishlist.move" | "wishlist.remove";
  button?: string;
}

function RowForm({ row: { productId, variantId, name, lang }, action, text, button }: RowFormProps) {
  return (
    <ActionForm action={action} onAnswer={leaveRow}>
      <input type="hidden" name="product" value={productId} />
      <input type="hidden" name="variant" value={variantId} />
      <button className={button ?? "plain"}>
        <NamedText text={text} name={name} lang={lang} />
      </button>
    </ActionForm>
  );
}

function MoveAll() {
  const t = useT();
  return (
    <ActionForm action="/wishlist/items/move" onAnswer={leaveRow}>
      <input type="hidden" name="all" value="1" />
      <button className="button button-primary">{t("wishlist.moveAll")}</button>
    </ActionForm>
  );
}

/** The pressed button vanishes with its row, so the heading takes the focus. */
function leaveRow(answer: { ok: boolean }): void {
  if (answer.ok) document.getElementById("wishlist")?.focus({ preventScroll: true });
}

function EmptyWishlist({ popular }: { popular: ProductCardView[] }) {
  const t = useT();
  return (
    <>
      <EmptyState text={t("wishlist.empty")} action={{ href: "/shop/sidebar/list", text: t("wishlist.seeProducts") }} />
      {popular.length > 0 && <PopularGoods cards={popular} />}
    </>
  );
}
