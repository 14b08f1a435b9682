import { findCart } from "../data/carts.server.ts";
import { cartView } from "../domain/cart-view.ts";
import { shop } from "../domain/shop.ts";
import { problemContext } from "../http/request-context.server.ts";
import { useT } from "../i18n/use-t.tsx";
import { bindings } from "../middleware/bindings.server.ts";
import { translator } from "../middleware/locale.server.ts";
import { needed } from "../middleware/needed.server.ts";
import { sessionContext } from "../middleware/session.server.ts";
import { viewerContext } from "../middleware/viewer.server.ts";
import { CartProblem } from "./cart/cart-problem.tsx";
import { CartSummary } from "./cart/cart-summary.tsx";
import { CartVendor } from "./cart/cart-vendor.tsx";
import { EmptyCart } from "./cart/empty-cart.tsx";
import type { Route } from "./+types/cart";
import "./cart.css";

/** Specification 2.1: the cart of this session, by vendor, at today's prices. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(bindings);
  const t = context.get(translator);
  const lines = await needed(context, () => findCart(db, context.get(sessionContext).owner));
  const viewer = context.get(viewerContext);
  const title = t("cart.title", { shop: viewer.locale === "am" ? shop.nameAm : shop.name });
  const hasProblem = context.get(problemContext) !== null;
  return {
    cart: cartView(lines, viewer),
    title: hasProblem ? t("cart.errorTitle", { title }) : title,
  };
}

export { keepAfterCartAdd as shouldRevalidate } from "../client/revalidation.ts";

/** Worked in, so awake at once. */
export const handle = { texts: "cart", wakes: true };

/** One shopper's page: kept by nobody (settled.md 14). */
export function headers() {
  return { "Cache-Control": "private, no-store" };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: "robots", content: "noindex" },
];

export default function CartPage({ loaderData: { cart } }: Route.ComponentProps) {
  const t = useT();
  if (cart.empty) return <EmptyCart />;
  return (
    <div className="cart">
      <h1 className="cart-heading">
        {t("cart.heading")} <span className="cart-count">{t("cart.count", { count: cart.units })}</span>
      </h1>
      <CartProblem vendors={cart.vendors} />
      {cart.needsAttention && <p className="cart-attention">{t("cart.attention")}</p>}
      <div className="cart-columns">
        <div className="cart-parcels">
          {cart.vendors.map((vendor) => (
            <CartVendor key={vendor.id} vendor={vendor} />
          ))}
        </div>
        <CartSummary cart={cart} />
      </div>
    </div>
  );
}
