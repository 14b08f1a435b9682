import { useState } from "react";
import { listSellingCities } from "../data/home/near-you.server.ts";
import { findWholeCart } from "../data/cart/whole-cart.server.ts";
import { listMostViewed } from "../data/products/products.server.ts";
import { productCardView } from "../domain/cards/product-card-view.ts";
import { cartView, type CartView } from "../domain/cart/cart-view.ts";
import { popularGoodsShown } from "../domain/constants.ts";
import { cityChoices } from "../domain/delivery/city-choices.ts";
import { useT } from "../i18n/use-t.tsx";
import { pageTools } from "../request/page-tools.server.ts";
import { deliveryCityOf } from "../http/cookies/preference-cookies.server.ts";
import type { Answer } from "../client/answer.ts";
import { useShell, type Flash } from "../ui/root-data.ts";
import { CartCity, CartCoupon } from "./cart/cart-extras.tsx";
import { CartLines } from "./cart/cart-lines.tsx";
import { CartProblem, CartUndo, EmptyCart } from "./cart/cart-notices.tsx";
import cartStyles from "./cart.css?url";
import type { Route } from "./+types/cart";

/** Specification 2.1. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, viewer, needed, session, title } = pageTools(context);
  const city = deliveryCityOf(request);
  const [cart, cities] = await needed(() =>
    Promise.all([findWholeCart(db, session.owner, viewer.now), listSellingCities(db)]),
  );
  const popular = cart.lines.length > 0 ? [] : await listMostViewed(db, popularGoodsShown).catch(() => []);
  return {
    cart: cartView({ ...cart, city }, viewer),
    cities: cityChoices(cities, city, viewer.locale),
    signedIn: viewer.signedIn,
    popular: popular.map((product) => productCardView(product, viewer)),
    title: title("cart.title"),
  };
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: cartStyles }];

export { personal as headers, unlisted as meta } from "../http/head/private-page.ts";

export const handle = { texts: "cart delivery", hydrates: true };

export default function CartPage({ loaderData: { cart, cities, signedIn, popular } }: Route.ComponentProps) {
  const t = useT();
  const { flash } = useShell();
  const [removed, setRemoved] = useState<Flash | null>(flash?.undo ? flash : null);
  const settle = ({ ok, message }: Answer) => ok && message?.undo && setRemoved(message);
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
    <div className="cart page stack">
      <h1 className="title">
        {t("header.cart")} <span className="cart-count muted">{t("cart.count", { count: cart.units })}</span>
      </h1>
      {undo}
      <CartProblem vendors={cart.vendors} />
      {cart.needsAttention && <p className="bad">{t("cart.attention")}</p>}
      <div className="pay-columns">
        <div className="stack">
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

function CartSummary({ cart, signedIn }: { cart: CartView; signedIn: boolean }) {
  const t = useT();
  const { goods, discount, saved, delivery, rounding, parcels, sent, city, total, aboutUsd, paysInBirr } = cart;
  return (
    <aside className="cart-summary pay-side" aria-labelledby="cart-summary">
      <div className="panel stack">
        <h2 id="cart-summary">{t("delivery.summary")}</h2>
        <p className="cart-summary-row spread">
          <span>{t("delivery.goods")}</span> <span>{goods}</span>
        </p>
        {discount && (
          <p className="cart-summary-row spread">
            <span>{t("delivery.discount")}</span> <span>{discount}</span>
          </p>
        )}
        {saved && <p className="good">{t("cart.saved", { amount: saved })}</p>}
        {sent > 0 && (
          <p className="cart-summary-row spread">
            <span>{t("cart.deliveryTo", { city, count: sent })}</span> <span>{delivery ?? t("delivery.free")}</span>
          </p>
        )}
        {rounding && (
          <p className="cart-summary-row spread">
            <span>{t("delivery.rounding")}</span> <span>{rounding}</span>
          </p>
        )}
        <p className="muted">
          {t("cart.feesNote")} {paysInBirr && t("delivery.payInBirr")}
        </p>
        {!signedIn && parcels > 0 && (
          <p>
            <a className="touch" href="/sign-in?next=/shop/checkout">
              {t("cart.signInCheckout")}
            </a>
          </p>
        )}
      </div>
      <div className="cart-pay pay-bar spread">
        <p className="cart-pay-total">
          <span>{t(sent > 0 ? "cart.totalWithDelivery" : "delivery.total")}</span>{" "}
          <strong className="title numbers">{total}</strong>{" "}
          {aboutUsd && <span className="cart-pay-usd numbers">{t("card.priceAbout", { price: aboutUsd })}</span>}
        </p>
        <CheckoutLinks parcels={parcels} signedIn={signedIn} />
      </div>
    </aside>
  );
}

/** Guests and accounts have different checkouts (specification 2.1). */
function CheckoutLinks({ parcels, signedIn }: { parcels: number; signedIn: boolean }) {
  const t = useT();
  if (parcels === 0) return <p className="bad">{t("cart.nothingToOrder")}</p>;
  return (
    <a className="button button-awning cart-pay-button" href={signedIn ? "/shop/checkout" : "/shop/guest-checkout"}>
      {t(signedIn ? "cart.checkout" : "cart.guestCheckout")}
    </a>
  );
}
