import { data, isRouteErrorResponse, redirect } from "react-router";
import { listSellingCities } from "../data/home/near-you.server.ts";
import { findDeliveryFees } from "../data/prices/price-rules.server.ts";
import { printedPicture } from "../data/products/printed-picture.server.ts";
import { findProductDetail } from "../data/products/product-detail.server.ts";
import { cityChoices } from "../domain/delivery/city-choices.ts";
import { openPayments } from "../domain/orders/payment-providers.ts";
import { shopName } from "../domain/pages/shop.ts";
import { previewFile, printedFile } from "../domain/pictures/picture-address.ts";
import { readOptionChoice } from "../domain/products/option-choice.ts";
import { optionHref, productHref } from "../domain/products/product-links.ts";
import { productPageView, type ProductPageView } from "../domain/product-page/product-page-view.ts";
import { pageFactsContext } from "../http/head/page-facts.server.ts";
import { problemContext } from "../http/request-context.server.ts";
import { useT } from "../i18n/use-t.tsx";
import { pageTools } from "../request/page-tools.server.ts";
import { deliveryCityOf } from "../http/cookies/preference-cookies.server.ts";
import { pictureStores } from "../request/picture-stores.server.ts";
import { countView } from "../request/view-count.server.ts";
import { makeForNextReader } from "../shared/pictures/next-reader.server.ts";
import { Breadcrumb } from "../ui/breadcrumb.tsx";
import { CategoryMenu } from "../ui/frame/category-menu.tsx";
import { useShell } from "../ui/root-data.ts";
import { LaterStyles } from "../ui/printing/later-styles.tsx";
import { OnlyPrinted } from "../ui/printing/only-printed.ts";
import type { Route } from "./+types/product";
import { BuyBar } from "./product/buy-bar.tsx";
import { headTexts, productFacts } from "./product/product-facts.server.ts";
import { JumpList, ProductDetails } from "./product/product-details.tsx";
import { RefusedProductForm } from "./product/refused-product-form.tsx";
import { productSections } from "./product/product-sections.server.ts";
import { ProductTop } from "./product/product-top.tsx";
import { RelatedProducts } from "./product/related-products.tsx";
import { QuestionsSection } from "./product/questions-section.tsx";
import { ReviewsSection } from "./product/reviews-section.tsx";
import "./product.first.css";
import { plainLocale } from "../domain/languages.ts";

const choices = ["variant", "color", "size", "reviews", "stars", "rpage", "pictures"];

/**
 * Specification 2.1, 2.2: ids and other spellings redirect to the slug; a retired product is 410. The view counts with
 * the source of the address.
 */
export async function loader({ request, params, context, url }: Route.LoaderArgs) {
  const tools = pageTools(context);
  const { db, publicOrigin, viewer, t, needed, notFound } = tools;
  const [product, fees, selling] = await needed(
    Promise.all([
      findProductDetail(db, params.nameSlug),
      findDeliveryFees(db, viewer.now),
      // The rest of the page works without the cities.
      listSellingCities(db).catch(() => []),
    ]),
  );
  if (!product) throw notFound();
  const path = productHref(product.nameSlug);
  if (url.pathname !== path) throw redirect(path + url.search, 301);
  if (!product.retired) countView(request, context, product.id);
  const problem = context.get(problemContext)?.problem;
  const refused = problem?.values;
  const typed = refused?.product === String(product.id) ? refused.variant : undefined;
  // If an option is unavailable, its colour stays chosen.
  const choice =
    typed && problem?.fields.variant
      ? ({ name: "color", id: typed } as const)
      : (readOptionChoice(url.searchParams) ?? (typed ? { name: "variant" as const, id: typed } : null));
  const delivery = { city: deliveryCityOf(request), fees };
  const view = productPageView(product, viewer, { choice, delivery });
  const texts = headTexts(view, {
    t,
    shopName: shopName(viewer.locale),
    hasProblem: refused !== undefined,
  });
  const isChoice = choices.some((name) => url.searchParams.has(name));
  const isIndexed = !isChoice && !product.retired;
  context.set(pageFactsContext, productFacts(context, { product, view, delivery, texts, isIndexed }));
  const [first] = view.pictures;
  const stores = pictureStores(request, tools);
  const inPage = first && stores ? await printedPicture(stores, first.url, "product") : null;
  if (first && stores && !inPage) makeForNextReader(tools, first.url, [printedFile, previewFile]);
  const sections = productSections({ request, url, context, product, view });
  const shownOption = view.variants.length > 1 ? (view.variantId ?? 0) : 0;
  const page = {
    // The menu's links weigh as much as the first picture, and are not visible yet.
    hasMenuLater: !product.retired,
    hasPicture: !product.retired,
    head: {
      title: texts.title,
      shared: publicOrigin + optionHref(product.nameSlug, shownOption),
      isChoice,
    },
    shown: new OnlyPrinted({
      product: view,
      inPage,
      cities: cityChoices(selling, delivery.city, viewer.locale),
      payments: openPayments(tools),
      isRetired: product.retired,
      ...sections,
    }),
  };
  return data(page, { status: product.retired ? 410 : 200 });
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => {
  if (!loaderData) return [{ title: isRouteErrorResponse(error) ? error.data?.title : shopName(plainLocale) }];
  const { title, isChoice } = loaderData.head;
  return [{ title }, ...(isChoice ? [{ name: "robots", content: "noindex" }] : [])];
};

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const page = loaderData.shown.value;
  const { product, isRetired, questions, reviews, related, moreFromVendor, recent } = page;
  const { hasMenu, lite } = useShell();
  const t = useT();
  const trail = [{ name: t("everywhere.home"), href: "/" }, ...product.trail];
  const similarLink = { href: product.similarHref, text: t("quickView.seeSimilar") };
  const similar = <RelatedProducts id="similar" title={t("product.similar")} cards={related} link={similarLink} />;
  const recentLink = { href: "/shop/recently-viewed" };
  const seen = recent ? (
    <RelatedProducts id="recent" title={t("account.recent")} cards={recent} link={recentLink} />
  ) : (
    // A copied page has a link instead of the viewer's own list.
    <p className="section">
      <a href={recentLink.href}>{t("account.recent")}</a>
    </p>
  );
  if (isRetired) {
    return (
      <div className="product">
        <Breadcrumb trail={trail} />
        <RetiredProduct product={product} />
        {similar}
        {seen}
      </div>
    );
  }
  const fromVendor = t("product.moreFromVendor", { vendor: product.vendor.name });
  const vendorLink = { href: product.vendor.href };
  return (
    <div className="product">
      <RefusedProductForm productId={product.id} />
      <ProductTop page={page} trail={trail} url={loaderData.head.shared} />
      <LaterStyles />
      {hasMenu && !lite && <CategoryMenu />}
      <JumpList product={product} />
      <div className="product-more">
        <div>
          <ProductDetails product={product} />
          <QuestionsSection href={product.href} choice={product.choice} questions={questions} />
        </div>
        <ReviewsSection href={product.href} rating={product.rating} reviews={reviews} />
      </div>
      <RelatedProducts id="from-seller" title={fromVendor} cards={moreFromVendor} link={vendorLink} />
      {similar}
      {seen}
      <BuyBar product={product} />
    </div>
  );
}

export { RouteFailure as ErrorBoundary } from "../ui/frame/route-failure.tsx";

function RetiredProduct({ product: { name, lang, similarHref } }: { product: ProductPageView }) {
  const t = useT();
  return (
    <div className="buy-box">
      <h1 lang={lang}>{name}</h1>
      <p>
        <strong>{t("wishlist.retired")}</strong>
      </p>
      <p>{t("product.retiredText")}</p>
      <a className="button button-primary" href={similarHref}>
        {t("quickView.seeSimilar")}
      </a>
    </div>
  );
}
