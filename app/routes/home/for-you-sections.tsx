import "./for-you-sections.css";
import { Suspense } from "react";
import { Await } from "react-router";
import { isLastViewedBesideRecommendedShown } from "../../domain/section-visibility.ts";
import { useT } from "../../i18n/use-t.tsx";
import { ProductCarousel } from "../../ui/product-carousel.tsx";
import type { ForYou } from "./for-you.server.ts";

/** Specification 2.5.8, 5.6: what the shopper looked at last and what may follow, side by side; each only with enough in it. */
export function ForYouSections({ lists }: { lists: Promise<ForYou> }) {
  return (
    <Suspense fallback={null}>
      <Await resolve={lists}>{(found) => <Pair {...found} />}</Await>
    </Suspense>
  );
}

function Pair({ recent, recommended }: ForYou) {
  const t = useT();
  // One that stands alone has the width of both, and so twice as many in a page.
  const isPair = isLastViewedBesideRecommendedShown(recent?.length ?? 0, recommended?.length ?? 0);
  const seeAll = { href: "/shop/recently-viewed", text: t("everywhere.seeAll") };
  return (
    <div className={isPair ? "for-you-sections" : undefined}>
      {recent && (
        <ProductCarousel
          id="recentlyViewed"
          title={t("home.recentlyViewed")}
          cards={recent}
          seeAll={seeAll}
          sizes={isPair ? "recent" : "general"}
        />
      )}
      {recommended && (
        <ProductCarousel
          id="recommendedForYou"
          title={t("home.recommendedForYou")}
          cards={recommended}
          sizes={isPair ? "recommended" : "general"}
        />
      )}
    </div>
  );
}
