import { useState } from "react";
import { listSellingCities } from "../data/home/near-you.server.ts";
import { findWholeCart } from "../data/cart/whole-cart.server.ts";
import { listMostViewed } from "../data/products/products.server.ts";
import { productCardView } from "../domain/cards/product-card-view.ts";
import { cartView } from "../domain/cart/cart-view.ts";
import { popularGoodsShown } from "../domain/constants.ts";
import { cityChoices } from "../domain/delivery/city-choices.ts";
import { shopName } from "../domain/pages/shop.ts";
import { personal, unlisted } from "../http/head/private-page.ts";
import { isRefused } from "../http/request-context.server.ts";
import { useT } from "../i18n/use-t.tsx";
import { bindings } from "../request/bindings.server.ts";
import { deliveryCityOf, viewerContext } from "../request/viewer.server.ts";
import { translator } from "../request/locale.server.ts";
import { needed } from "../request/needed.server.ts";
import { sessionContext } from "../request/session.server.ts";
import type { ActionAnswer } from "../ui/forms/action-form.tsx";
import { useShell, type Flash } from "../ui/shell.tsx";
import { CartCity, CartCoupon } from "./cart/cart-extras.tsx";
import { CartLines } from "./cart/cart-lines.tsx";
import { CartProblem, CartUndo, EmptyCart } from "./cart/cart-notices.tsx";
import { CartSummary } from "./cart/cart-summary.tsx";
import cartStyles from "./cart.css?url";
import type { Route } from "./+types/cart";

/** Specification 2.1. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(bindings);
  const t = context.get(translator);
  const viewer = context.get(viewerContext);
  const city = await deliveryCityOf(request);
  const [cart, cities] = await needed(context, () =>
    Promise.all([findWholeCart(db, context.get(sessionContext).owner, viewer.now), listSellingCities(db)]),
  );
  const popular = cart.lines.length > 0 ? [] : await listMostViewed(db, popularGoodsShown).catch(() => []);
  const title = t("cart.title", { shop: shopName(viewer.locale) });
  const hasProblem = isRefused(context);
  return {
    cart: cartView({ ...cart, city }, viewer),
    cities: cityChoices(cities, city, viewer.locale),
    signedIn: viewer.signedIn,
    popular: popular.map((product) => productCardView(product, viewer)),
    title: hasProblem ? t("cart.errorTitle", { title }) : title,
  };
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: cartStyles }];

export { keepAfterCartAdd as shouldRevalidate } from "../client/revalidation.ts";

export const handle = { texts: "cart delivery", hydrates: true };

export const headers = personal;

export const meta = unlisted;

export default function CartPage({ loaderData: { cart, cities, signedIn, popular } }: Route.ComponentProps) {
  const t = useT();
  const { flash } = useShell();
  const [removed, setRemoved] = useState<Flash | null>(flash?.undo ? flash : null);
  const settle = ({ ok, message }: ActionAnswer) => ok && message?.undo && setRemoved(message);
  const undo = removed && <CartUndo key={removed.undo} removed={removed} onDone={() => setRemoved(null)} />;
  if (cart.empty) {
    return (
      <>
        {undo}
        <EmptyCart popular={popular} />
      </>
    );
  }
  return (
    <div className="cart">
      <h1 className="cart-heading">
        {t("header.cart")} <span className="cart-count">{t("cart.count", { count: cart.units })}</span>
      </h1>
      {undo}
      <CartProblem vendors={cart.vendors} />
      {cart.needsAttention && <p className="cart-attention">{t("cart.attention")}</p>}
      <div className="cart-columns">
        <div className="cart-parcels">
          <CartLines vendors={cart.vendors} onAnswer={settle} />
          <div className="cart-extras">
            <CartCoupon coupon={cart.coupon} discount={cart.discount} />
            <CartCity choices={cities} cart={cart} />
          </div>
        </div>
        <CartSummary cart={cart} signedIn={signedIn} />
      </div>
    </div>
  );
}
