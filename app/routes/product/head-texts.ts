import type { ProductPageView } from "../../domain/products/product-page-view.ts";
import type { Translate } from "../../i18n/translate.ts";

interface HeadScene {
  t: Translate;
  shopName: string;
  hasProblem: boolean;
}

/** Title and description of the page, for results of searches and shared links; a refused form says so first. */
export function headTexts(product: ProductPageView, { t, shopName, hasProblem }: HeadScene) {
  const { name, price, vendor, summary } = product;
  const title = t("product.title", { name, shop: shopName });
  const texts = { name, price: price.current, vendor: vendor.name, city: vendor.city, text: summary };
  return {
    title: hasProblem ? t("product.errorTitle", { title }) : title,
    description: t(summary ? "product.summaryWithText" : "product.summary", texts),
  };
}
