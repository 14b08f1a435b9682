import type { DeliveryQuestion } from "../../domain/product-page/product-delivery-view.ts";
import type { ProductPageView } from "../../domain/product-page/product-page-view.ts";
import type { ProductDetail } from "../../domain/products/product.ts";
import { sharePicture } from "../../domain/products/picture.ts";
import { productThings } from "../../domain/structured-data/product-things.ts";
import { sharedOffer } from "../../domain/structured-data/offer-thing.ts";
import type { PageFacts } from "../../http/head/page-facts.server.ts";
import type { Translate } from "../../i18n/translate.ts";
import { pageTools, type RequestContext } from "../../request/page-tools.server.ts";
import { siteOf } from "../../request/site.server.ts";

interface Scene {
  product: ProductDetail;
  view: ProductPageView;
  delivery: DeliveryQuestion;
  texts: { title: string; description: string };
  isIndexed: boolean;
}

/** A page with a chosen option has the facts of the whole product. */
export function productFacts(context: RequestContext, scene: Scene): PageFacts {
  const { now, t } = pageTools(context);
  const { product, view, delivery, texts, isIndexed } = scene;

  const trail = [{ name: t("everywhere.home"), href: "/" }, ...view.trail];
  const picture = sharePicture(view.pictures[0]?.url ?? "");
  const offer = sharedOffer(product, now);
  return {
    ...texts,
    path: view.href,
    kind: "product",
    isIndexed,
    ...(picture && { image: { ...picture, alt: view.name } }),
    ...(offer && { offer }),
    things: productThings(siteOf(context), { product, view, trail, delivery, now }),
  };
}

interface HeadScene {
  t: Translate;
  shopName: string;
  hasProblem: boolean;
}

export function headTexts(product: ProductPageView, { t, shopName, hasProblem }: HeadScene) {
  const { name, price, vendor, summary } = product;
  const title = t("product.title", { name, shop: shopName });
  const texts = { name, price: price.current, vendor: vendor.name, city: vendor.city, text: summary };
  return {
    title: hasProblem ? t("actions.errorTitle", { title }) : title,
    description: t(summary ? "product.summaryWithText" : "product.summary", texts),
  };
}
