import { Suspense } from "react";
import { Await, data } from "react-router";
import { homeContent } from "../data/home-content.server.ts";
import { within } from "../data/deadline.server.ts";
import { listMostViewed, listNewest, listSpecialOffers, listSpecialPriced } from "../data/products.server.ts";
import { homeSectionItems } from "../domain/constants.ts";
import { productCardView } from "../domain/product-card-view.ts";
import type { ProductCardView } from "../domain/product-card.ts";
import type { Product } from "../domain/product.ts";
import { logEvent } from "../http/log.server.ts";
import { requestIdContext } from "../http/request-context.server.ts";
import { useT } from "../i18n/use-t.tsx";
import { bindings } from "../middleware/bindings.server.ts";
import { translator } from "../middleware/locale.server.ts";
import { needed } from "../middleware/needed.server.ts";
import { ownPage } from "../middleware/own-page.server.ts";
import { sessionContext } from "../middleware/session.server.ts";
import { viewerContext } from "../middleware/viewer.server.ts";
import { ProblemBanner } from "../ui/problem-banner.tsx";
import { PushPrompt } from "../ui/push-prompt.tsx";
import { BottomPromoRow } from "./home/bottom-promo-row.tsx";
import { ForYouSections } from "./home/for-you-sections.tsx";
import { forYou } from "./home/for-you.server.ts";
import { Hero } from "./home/hero.tsx";
import { homeContentView } from "./home/home-content-view.ts";
import { ProductSection } from "./home/product-section.tsx";
import { homeSections, type ProductRow } from "./home/sections.ts";
import { SellerButton } from "./home/seller-button.tsx";
import { ServicesStrip } from "./home/services-strip.tsx";
import { Testimonials } from "./home/testimonials.tsx";
import { TripletCards } from "./home/triplet-cards.tsx";
import { UsefulLinksBar } from "./home/useful-links-bar.tsx";
import type { Route } from "./+types/home";

/** The last byte within 8 s (security-and-faults.md 9). */
const SECTION_MS = 6_000;

export async function loader({ context }: Route.LoaderArgs) {
  const { db, publicOrigin, push } = context.get(bindings);
  const viewer = context.get(viewerContext);
  const t = context.get(translator);
  const { account } = context.get(sessionContext);
  const requestId = context.get(requestIdContext);
  const first = { size: homeSectionItems, offset: 0 };
  /** A section below the fold: streamed when it is there, absent when its data fails. */
  const section = (key: ProductRow["key"], list: Promise<Product[]>): Promise<ProductCardView[] | null> => {
    const { source } = homeSections.find((row) => row.key === key && row.kind === "products") as ProductRow;
    return within(SECTION_MS, list).then(
      (products) => products.map((product) => productCardView(product, viewer, source)),
      (error) => (logEvent(`section ${key}`, error, requestId), null),
    );
  };
  // Asked for in the order of specification 4.8, printed in the order of 2.5.
  const newProducts = section("newProducts", listNewest(db, first));
  const mostViewed = section("mostViewed", listMostViewed(db, homeSectionItems));
  const special = listSpecialPriced(db, viewer.now, first);
  const exclusiveDeals = section("exclusiveDeals", special);
  const specialOffer = section("specialOffer", listSpecialOffers(db, viewer.now, homeSectionItems));
  const recommendedItems = section("recommendedItems", special);
  const own = account ? { forYou: forYou({ db, accountId: account.id, viewer, requestId }) } : {};
  // Only now is anything awaited: a section that fails meanwhile has somebody who hears of it.
  const content = await needed(context, homeContent(db));
  const page = {
    title: t("home.title"),
    description: t("home.description"),
    canonical: new URL("/", publicOrigin).href,
    content: homeContentView(content, viewer.locale),
    push,
    sections: {
      newProducts,
      exclusiveDeals,
      specialOffer,
      mostViewed,
      recommendedItems,
      ...own,
    },
  };
  return data(page, ownPage(context));
}

export { ownPageHeaders as headers } from "../middleware/own-page.server.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { title, description, canonical } = loaderData;
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: canonical },
  ];
};

export const handle = { texts: "home" };

export { keepAfterCartAdd as shouldRevalidate } from "../client/revalidation.ts";

export default function HomePage({ loaderData: { content, push, sections } }: Route.ComponentProps) {
  return (
    <>
      <ProblemBanner />
      <UsefulLinksBar />
      <Hero slides={content.slides} />
      <TripletCards cards={content.triplets} />
      <SellerButton />
      <BottomPromoRow />
      <ServicesStrip />
      {homeSections.map((section) => {
        if (section.kind === "testimonials") return <Testimonials key={section.key} />;
        if (section.kind === "nearYouAndRecentlyViewed" && sections.forYou)
          return <ForYouSections key={section.key} lists={sections.forYou} />;
        return section.kind === "products" ? (
          <LateSection key={section.key} row={section} cards={sections[section.key]} />
        ) : null;
      })}
      <PushPrompt keys={push} />
    </>
  );
}

/** Until its data is there a section is a link to all of it, which also serves those whose connection dies here. */
function LateSection({ row, cards }: { row: ProductRow; cards: Promise<ProductCardView[] | null> }) {
  const t = useT();
  return (
    <Suspense fallback={<a href={row.seeAll}>{t(row.title)}</a>}>
      <Await resolve={cards}>{(list) => <ProductSection row={row} cards={list} />}</Await>
    </Suspense>
  );
}
