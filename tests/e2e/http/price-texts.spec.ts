import { beforeAll, expect, test } from "vitest";
import { findProductDetail } from "../../../app/data/products/product-detail.server.ts";
import { type ProductRow, selectProducts, toProduct } from "../../../app/data/products/product-rows.server.ts";
import { alternateCardView } from "../../../app/domain/cards/card-views.ts";
import { productCardView } from "../../../app/domain/cards/product-card-view.ts";
import { cartLineView } from "../../../app/domain/cart/cart-vendor-view.ts";
import { compareTable } from "../../../app/domain/product-page/compare-table.ts";
import { productPageView } from "../../../app/domain/product-page/product-page-view.ts";
import { quickView } from "../../../app/domain/product-page/quick-view.ts";
import type { PriceView } from "../../../app/domain/products/price.ts";
import type { ProductDetail } from "../../../app/domain/products/product.ts";
import type { Viewer } from "../../../app/domain/viewer.ts";
import { openDatabaseFile } from "../../../scripts/steps/shop/database-file.ts";
import { d1Over } from "../../../scripts/steps/shop/d1-over-file.ts";
import { copyTestState } from "../../../scripts/steps/tests/test-state.ts";
import { shareOf } from "../../support/shares.ts";

// Specification 4.3, 4.7, over the whole demo market; read from its file, which is faster than a shop.

let db: D1Database;
beforeAll(async () => (db = d1Over(await openDatabaseFile(await copyTestState()))));

const now = Date.now();
const viewers: Viewer[] = (["ETB", "USD"] as const).map((currency) => ({
  ...{ locale: "en", currency, now, signedIn: false },
}));
const said = (price: PriceView) => ({ ...price, percent: null });

test("cards, page, quick view, table and cart print one price for each product", async () => {
  const { results: rows } = await db
    .prepare(selectProducts("WHERE p.retired_at IS NULL ORDER BY p.id"))
    .all<ProductRow>();
  expect(rows.length).toBeGreaterThan(500);
  let ranges = 0;
  const day = Math.floor(now / 86_400_000);
  for (const row of shareOf(rows, 24, day)) {
    const detail = (await findProductDetail(db, String(row.id)))!;
    for (const viewer of viewers) {
      const page = productPageView(detail, viewer, { choice: { name: "variant", id: "none" } });
      const others = [
        productCardView(toProduct(row), viewer),
        alternateCardView(toProduct(row), detail.variants, viewer, null),
        quickView(detail, viewer),
      ].map(({ price }) => said(price));
      const [compared] = compareTable([{ ...detail, product: detail, variant: null, variantId: 0 }], viewer).rows[0]!
        .cells;
      if (compared?.kind === "price") others.push(said(compared.price));
      expect([row.name, ...others]).toEqual([row.name, ...Array(4).fill(said(page.price))]);
      if (page.price.current.includes(" - ")) ranges += 1;
      else expect(inCart(detail, viewer)).toEqual([page.pays ?? page.price.current, dollarsOf(page.price, viewer)]);
    }
  }
  expect(ranges).toBeGreaterThan(0);
});

function inCart(product: ProductDetail, viewer: Viewer) {
  const variant = product.variants[0] ?? null;
  const line = { product, variantId: variant?.id ?? 0, variant, quantity: 1, priceWhenAdded: 1, retired: false };
  const scene = { viewer, unitsOf: new Map<string, number>(), problems: new Map() };
  const { total, usdPrice } = cartLineView(line, scene);
  return [total, usdPrice];
}

function dollarsOf({ current, dollars }: PriceView, { currency }: Viewer) {
  if (currency === "ETB") return null;
  return dollars ?? (current.startsWith("$") ? current : null);
}
