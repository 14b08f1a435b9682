import { fees } from "../../support/price-rules.ts";
import { productPageView } from "../../../app/domain/product-page/product-page-view.ts";
import type { ProductDetail } from "../../../app/domain/products/product.ts";
import { productThings } from "../../../app/domain/structured-data/product-things.ts";
import type { Site } from "../../../app/domain/structured-data/site.ts";
import type { Viewer } from "../../../app/domain/viewer.ts";
import { plainDetail, viewer } from "../products/sample-product.ts";

export const site: Site = { origin: "https://shop.example", locale: "en", addressLanguage: null };
/** Requested as `?lng=am`. */
export const amharicSite: Site = { ...site, locale: "am", addressLanguage: "am" };

export const sampleDetail = (changes: Partial<ProductDetail> = {}) =>
  plainDetail({
    ...{ description: "A shawl of cotton.", descriptionAm: "የጥጥ ነጠላ።" },
    images: ["/media/web-banner/netela-1.webp", "http://img.example/2.jpg"],
    specifications: [{ name: "Material", nameAm: "የተሠራበት", value: "Cotton", valueAm: "ጥጥ" }],
    ...changes,
  });

interface Asked {
  who?: Viewer;
  where?: Site;
  city?: string;
}

type Found = Record<string, unknown>;

export function thingsOf(
  changes: Partial<ProductDetail> = {},
  { who, where = site, city = "Addis Ababa" }: Asked = {},
) {
  const asked = who ?? { ...viewer, locale: where.locale };
  const product = sampleDetail(changes);
  const view = productPageView(product, asked, { delivery: { city, fees } });
  const trail = [{ name: asked.locale === "am" ? "ዋና ገጽ" : "Home", href: "/" }, ...view.trail];
  const things = productThings(where, { product, view, trail, delivery: { city, fees }, now: asked.now });
  return { things, view, first: things[0] as unknown as Found };
}

export function offerOf(changes: Partial<ProductDetail> = {}, asked: Asked = {}): Found {
  return thingsOf(changes, asked).first.offers as Found;
}
