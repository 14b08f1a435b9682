import type { RouterContextProvider } from "react-router";
import type { DeskOption } from "../../../data/desk/option-stock.server.ts";
import type { DeskProduct } from "../../../data/desk/find-products.server.ts";
import { momentView } from "../../../domain/date-view.ts";
import { plainBirr } from "../../../domain/desk/typed-birr.ts";
import { displayName } from "../../../domain/display-name.ts";
import { formatEtb, formatUsd } from "../../../domain/money.ts";
import { productHref } from "../../../domain/products/product-links.ts";
import { variantText } from "../../../domain/products/variant-text.ts";
import { httpsMedia } from "../../../domain/safe-href.ts";
import { viewerContext } from "../../../request/viewer.server.ts";
import { translationsOf } from "../../../domain/translated.ts";

export function productView(
  context: Readonly<RouterContextProvider>,
  product: DeskProduct,
  options: readonly DeskOption[],
) {
  const { locale, now } = context.get(viewerContext);
  const { id, feedId, thumbnail, vendorId, stock, taken, variants, usdRate, retiredAt, hiddenReason } = product;
  const { sellingPrice, salePrice, specialPrice } = product;
  const moment = (at: number | null) => (at === null ? null : momentView(at, locale, now));
  return {
    id,
    action: `/desk/products/${id}`,
    ...displayName(product, locale),
    href: retiredAt === null ? productHref(product.nameSlug) : null,
    thumbnail: httpsMedia(thumbnail),
    vendor: { id: vendorId, ...displayName(translationsOf(product, "vendor"), locale) },
    ...{ feedId, stock, taken, variants },
    price: formatEtb(sellingPrice),
    usd: formatUsd(product.usdPrice),
    isUsdByRate: usdRate !== null,
    sale: salePrice === null ? null : formatEtb(salePrice),
    special: specialPrice && {
      price: formatEtb(specialPrice.price),
      ends: momentView(specialPrice.endDate, locale, now),
    },
    updated: momentView(product.updatedAt, locale, now),
    isLocked: product.locked === 1,
    hidden:
      product.hiddenAt === null ? null : { since: momentView(product.hiddenAt, locale, now), reason: hiddenReason },
    gone: moment(product.goneAt ?? (product.hiddenAt === null ? retiredAt : null)),
    seen: { price: sellingPrice, stock, locked: product.locked, hiddenAt: product.hiddenAt },
    typedPrice: plainBirr(sellingPrice),
    options: options.map(({ id, stock, price, ...described }) => {
      const text = variantText(described, locale) ?? { name: String(id) };
      return { id, ...text, stock, price: formatEtb(price) };
    }),
  };
}

export type DeskProductView = ReturnType<typeof productView>;
