import { findSharedWishlist } from "../data/wishlists/wishlists.server.ts";
import { chosenCardView } from "../domain/cards/product-card-view.ts";
import { shopName } from "../domain/pages/shop.ts";
import { personal } from "../http/head/private-page.ts";
import { isLinkSecret } from "../http/secrets/link-secrets.server.ts";
import { useT } from "../i18n/use-t.tsx";
import { pageTools } from "../request/page-tools.server.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { ProblemBanner } from "../ui/forms/problem-banner.tsx";
import { CardGrid } from "../ui/cards/card-grid.tsx";
import type { Route } from "./+types/wishlist-shared";
import "../shared/wishlist/wishlist.first.css";

/** An unknown, ended or malformed secret is the same 404. */
export async function loader({ params: { secret }, context }: Route.LoaderArgs) {
  const { db, viewer, t, needed, notFound } = pageTools(context);
  const wishes = isLinkSecret(secret) ? await needed(findSharedWishlist(db, secret)) : null;
  if (!wishes) throw notFound();
  return {
    cards: wishes.map((wish) => chosenCardView(wish, viewer, null)),
    title: t("wishlist.sharedTitle", { shop: shopName(viewer.locale) }),
  };
}

/** The address is a secret that other sites must not learn, and may end at any moment. */
export const headers = () => ({ ...personal(), "Referrer-Policy": "same-origin" });

export { unlisted as meta } from "../http/head/private-page.ts";

export default function SharedWishlistPage({ loaderData: { cards } }: Route.ComponentProps) {
  const t = useT();
  return (
    <div className="wishlist">
      <h1>
        {t("wishlist.sharedHeading")}{" "}
        {cards.length > 0 && <span className="muted numbers">{t("wishlist.count", { count: cards.length })}</span>}
      </h1>
      <ProblemBanner />
      {cards.length === 0 ? (
        <EmptyState
          text={t("wishlist.sharedEmpty")}
          action={{ href: "/shop/sidebar/list", text: t("wishlist.seeProducts") }}
        />
      ) : (
        <>
          <p>{t("wishlist.sharedNote")}</p>
          <h2 className="visually-hidden">{t("wishlist.count", { count: cards.length })}</h2>
          <CardGrid cards={cards} />
        </>
      )}
    </div>
  );
}

export { RouteFailure as ErrorBoundary } from "../ui/frame/route-failure.tsx";
