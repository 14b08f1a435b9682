import { data, isRouteErrorResponse, redirect } from "react-router";
import { within } from "../data/deadline.server.ts";
import { countRates } from "../data/product-rates.server.ts";
import { findProductDetail, listMoreFromVendor, listReviews, listSimilar } from "../data/products.server.ts";
import { productCardView } from "../domain/product-card-view.ts";
import { productHref } from "../domain/product-links.ts";
import { productPageView } from "../domain/product-page-view.ts";
import type { Product } from "../domain/product.ts";
import { reviewsView } from "../domain/reviews-view.ts";
import { shop } from "../domain/shop.ts";
import { problemContext } from "../http/request-context.server.ts";
import { useT } from "../i18n/use-t.tsx";
import { bindings } from "../middleware/bindings.server.ts";
import { translator } from "../middleware/locale.server.ts";
import { needed } from "../middleware/needed.server.ts";
import { viewerContext } from "../middleware/viewer.server.ts";
import { Breadcrumb } from "../ui/breadcrumb.tsx";
import { FailurePage } from "../ui/failure-page.tsx";
import { BuyBar } from "./product/buy-bar.tsx";
import { BuyBox } from "./product/buy-box.tsx";
import { DeliveryFacts } from "./product/delivery-facts.tsx";
import { headTexts } from "./product/head-texts.ts";
import { JumpList } from "./product/jump-list.tsx";
import { KeyFacts } from "./product/key-facts.tsx";
import { ProblemSummary } from "./product/problem-summary.tsx";
import { ProductDetails } from "./product/product-details.tsx";
import { ProductGallery } from "./product/product-gallery.tsx";
import { ProductHead } from "./product/product-head.tsx";
import { RelatedProducts } from "./product/related-products.tsx";
import { RetiredProduct } from "./product/retired-product.tsx";
import { ReviewsSection } from "./product/reviews-section.tsx";
import type { Route } from "./+types/product";
import "./product.css";

/** security-and-faults.md 9, in ms. */
const readLimit = 2_000;
const relatedCards = 8;
const newestReviews = 10;

/** Specification 2.1: by slug or id; other forms than the slug lead to it, what is no longer sold says so (410). */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { db, publicOrigin } = context.get(bindings);
  const viewer = context.get(viewerContext);
  const product = await needed(context, findProductDetail(db, params.nameSlug));
  if (!product) throw data({ title: context.get(translator)("actions.notFoundTitle") }, { status: 404 });
  if (product.nameSlug !== params.nameSlug) throw redirect(productHref(product.nameSlug) + url.search, 301);
  const view = productPageView(product, viewer);
  const cards = (list: Promise<Product[]>) =>
    within(readLimit, list)
      .then((found) => found.map((other) => productCardView(other, viewer)))
      .catch(() => null);
  const reviews = Promise.all([countRates(db, product.id), listReviews(db, product.id, newestReviews)]);
  const page = {
    product: view,
    isRetired: product.retired,
    head: {
      ...headTexts(view, {
        t: context.get(translator),
        shopName: viewer.locale === "am" ? shop.nameAm : shop.name,
        hasProblem: context.get(problemContext) !== null,
      }),
      canonical: publicOrigin + view.href,
    },
    reviews: within(readLimit, reviews)
      .then(([counts, newest]) => reviewsView(counts, newest, viewer.locale))
      .catch(() => null),
    related: cards(listSimilar(db, product, relatedCards)),
    moreFromVendor: cards(listMoreFromVendor(db, product.vendor.id, product.id, relatedCards)),
  };
  return data(page, { status: product.retired ? 410 : 200 });
}

export const handle = { texts: "product" };

export const meta: Route.MetaFunction = ({ loaderData, error }) => {
  if (!loaderData) return [{ title: isRouteErrorResponse(error) ? error.data?.title : shop.name }];
  const { title, description, canonical } = loaderData.head;
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: canonical },
  ];
};

export { keepAfterCartAdd as shouldRevalidate } from "../client/revalidation.ts";

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, isRetired, reviews, related, moreFromVendor } = loaderData;
  const t = useT();
  const trail = [{ name: t("everywhere.home"), href: "/" }, ...product.trail];
  const similarLink = { href: product.similarHref, text: t("product.seeSimilar") };
  const similar = <RelatedProducts id="similar" title={t("product.similar")} cards={related} link={similarLink} />;
  if (isRetired) {
    return (
      <div className="product">
        <Breadcrumb trail={trail} />
        <RetiredProduct product={product} />
        {similar}
      </div>
    );
  }
  const fromVendor = t("product.moreFromVendor", { vendor: product.vendor.name });
  return (
    <div className="product">
      <Breadcrumb trail={trail} />
      <ProblemSummary productId={product.id} />
      <div className="product-top">
        <div className="product-picture">
          <ProductGallery product={product} />
        </div>
        <div className="product-name">
          <ProductHead product={product} />
        </div>
        <div className="product-buy">
          <BuyBox product={product} />
        </div>
        <div className="product-facts">
          <KeyFacts facts={product.keyFacts} />
          <DeliveryFacts product={product} />
        </div>
      </div>
      <JumpList product={product} />
      <div className="product-more">
        <div>
          <ProductDetails product={product} />
        </div>
        <ReviewsSection rating={product.rating} reviews={reviews} />
      </div>
      {similar}
      <RelatedProducts id="from-seller" title={fromVendor} cards={moreFromVendor} link={null} />
      <BuyBar product={product} />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailurePage status={isRouteErrorResponse(error) ? error.status : 500} />;
}
