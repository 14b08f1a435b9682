import type { RequestContext } from "../../request/page-tools.server.ts";
import { findSettings } from "../../data/catalogue-version.server.ts";
import { findDeliveryFees } from "../../data/prices/price-rules.server.ts";
import { listMerchantProducts } from "../../data/products/product-detail.server.ts";
import { merchantFeedSeconds } from "../../domain/freshness.ts";
import { inLanguage, plainLocale } from "../../domain/languages.ts";
import { merchantEnd, merchantHead, merchantItems } from "../../domain/structured-data/merchant-feed.ts";
import type { Site } from "../../domain/structured-data/site.ts";
import { listing as am } from "../../i18n/am/listing.ts";
import { listing as en } from "../../i18n/en/listing.ts";
import { bindings } from "../../request/bindings.server.ts";
import { siteOf } from "../../request/site.server.ts";
import type { Route } from "./+types/merchant-feed";
import { fromEdgeCache, notFound } from "./machine-answers.server.ts";

const atOnce = 200;

/** Google Merchant Center's RSS 2.0, which Facebook reads too; its language is that of the address. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { db, clock } = context.get(bindings);
  if (!(await findSettings(db, clock())).hasMerchantFeed) return notFound();
  const site = siteOf(context);
  const locale = site.addressLanguage ?? plainLocale;
  // Sales do not raise the catalogue version.
  const slot = Math.floor(clock() / (merchantFeedSeconds * 1_000));
  const name = `feeds/google.xml?language=${locale}&slot=${slot}`;
  const make = async () => feedPieces(context, { ...site, locale });
  return fromEdgeCache(context, { name, seconds: merchantFeedSeconds, make });
}

async function* feedPieces(context: RequestContext, site: Site): AsyncGenerator<string> {
  const { db, clock } = context.get(bindings);
  const now = clock();
  const fees = await findDeliveryFees(db, now);
  yield merchantHead(site, inLanguage({ en, am }, site.locale).allProducts);
  for (let after = 0; ;) {
    const found = await listMerchantProducts(db, after, atOnce);
    yield found.map((sold) => merchantItems(site, sold, { fees, now })).join("");
    if (found.length < atOnce) break;
    after = found.at(-1)!.product.id;
  }
  yield merchantEnd;
}
