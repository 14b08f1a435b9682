import { chosenCardView } from "../domain/cards/product-card-view.ts";
import { productSources } from "../domain/products/product-links.ts";
import { recentlyViewedLimit } from "../domain/products/recently-viewed.ts";
import { shopName } from "../domain/pages/shop.ts";
import { useT } from "../i18n/use-t.tsx";
import { pageTools } from "../request/page-tools.server.ts";
import { recentlyViewed } from "../request/recently-viewed.server.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { PostForm } from "../ui/forms/post-form.tsx";
import { ProblemBanner } from "../ui/forms/problem-banner.tsx";
import { CardGrid } from "../ui/cards/card-grid.tsx";
import type { Route } from "./+types/recently-viewed";

/** Specification 7.2: the account's list, or this browser's from a cookie. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { viewer, needed, t } = pageTools(context);
  const seen = await needed(() => recentlyViewed({ request, context }, { limit: recentlyViewedLimit }));
  return {
    cards: seen.map((one) => chosenCardView(one, viewer, productSources.lastViewed)),
    title: t("compare.recentTitle", { shop: shopName(viewer.locale) }),
    isAccounts: viewer.signedIn,
  };
}

export { unlisted as meta } from "../http/head/private-page.ts";

export default function RecentlyViewedPage({ loaderData: { cards, isAccounts } }: Route.ComponentProps) {
  const t = useT();
  return (
    <div className="recently-viewed page stack">
      <h1>{t("account.recent")}</h1>
      <ProblemBanner />
      {cards.length === 0 ? (
        <EmptyState
          text={t("compare.recentEmpty")}
          action={{ href: "/shop/sidebar/list", text: t("listing.seeAllProducts") }}
        />
      ) : (
        <>
          <p className=" muted">{t(isAccounts ? "compare.recentNoteAccount" : "compare.recentNote")}</p>
          <h2 className="visually-hidden">{t("wishlist.count", { count: cards.length })}</h2>
          <CardGrid cards={cards} className="grid" />
          <PostForm className="section" action="/recently-viewed/forget">
            <button className="button button-outline">{t("compare.forget")}</button>
          </PostForm>
        </>
      )}
    </div>
  );
}
