import { freePort } from "../../scripts/steps/port.mjs";
import { serveBuild } from "../../scripts/steps/shop/serve.ts";
import { copyTestState } from "../../scripts/steps/tests/test-state.ts";
import { quickHashes } from "./quick-hashes.ts";
import { shopLog } from "./shop-log.ts";

const VENDOR = "Page Test Traders";
const OPERATOR = "test-operator";
const DAY = 24 * 60 * 60 * 1000;

export interface ProductShop {
  url: string;
  tablet: { path: string; id: number; variants: { blue: number; grey: number } };
  lastOne: { path: string; id: number };
  soldOut: { path: string; id: number };
  gone: { path: string };
  renamed: { path: string; oldPath: string; id: number };
  stop: () => Promise<void>;
}

export async function startProductShop(): Promise<ProductShop> {
  const port = await freePort();
  const shop = await serveBuild({
    port,
    ...shopLog(port),
    rewrite: quickHashes,
    stateDir: await copyTestState(),
    bindings: {
      TEST_FAULTS: "on",
      SESSION_SECRET: "a session secret for tests, 32 characters or more",
      OPERATOR_TOKEN: OPERATOR,
    },
  });
  const url = `http://localhost:${port}`;
  await tell(url, {
    operation: "save",
    products: [tablet(), good("last", "Page lamp", { stockAmount: 1 }), good("none", "Page chair", { stockAmount: 0 })],
  });
  await tell(url, { operation: "save", products: [good("gone", "Page radio"), good("renamed", "Page oldname")] });
  await tell(url, { operation: "save", products: [good("renamed", "Page newname")] });
  await tell(url, { operation: "retire", feedIds: ["gone"] });
  const db = await shop.db();
  const stored = await db
    .prepare(
      "SELECT feed_id AS feedId, id, '/product/default/' || name_slug AS path FROM product WHERE feed_id LIKE 'page-%'",
    )
    .all<{ feedId: string; id: number; path: string }>();
  const find = (feedId: string) => stored.results.find((row) => row.feedId === `page-${feedId}`)!;
  const { id } = find("tablet");
  await db.batch([
    db.prepare(REVIEWS).bind(id),
    db.prepare("UPDATE product SET rate_sum = 39, rate_count = 12 WHERE id = ?1").bind(id),
  ]);
  const { results } = await db
    .prepare("SELECT id FROM product_variant WHERE product_id = ?1 ORDER BY position")
    .bind(id)
    .all<{ id: number }>();
  return {
    url,
    tablet: { ...find("tablet"), variants: { blue: results[0]!.id, grey: results[1]!.id } },
    lastOne: find("last"),
    soldOut: find("none"),
    gone: find("gone"),
    renamed: { ...find("renamed"), oldPath: "/product/default/page-oldname" },
    stop: shop.stop,
  };
}

const REVIEWS = `
  WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 11)
  INSERT INTO product_rate (product_id, rate, author, content, content_lang, created_at)
  SELECT ?1, substr('111223344555', i + 1, 1) + 0, 'Buyer ' || i, 'Words of buyer ' || i, 'en', 1760000000000 + i * 86400000 FROM n`;

async function tell(url: string, body: object): Promise<void> {
  const response = await fetch(`${url}/operator/catalogue`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${OPERATOR}` },
    body: JSON.stringify({ vendor: VENDOR, ...withPrefix(body) }),
  });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
}

function withPrefix(body: { feedIds?: string[] }): object {
  return body.feedIds ? { ...body, feedIds: body.feedIds.map((feedId) => `page-${feedId}`) } : body;
}

function good(feedId: string, name: string, changes: object = {}) {
  return {
    feedId: `page-${feedId}`,
    name,
    nameAm: null,
    description: "Made for a test of the product page.",
    descriptionAm: null,
    brand: null,
    kind: null,
    gtin: null,
    weight: null,
    parentSlug: "electronics",
    category: { slugName: "consumer-electronic", name: "Consumer electronics", nameAm: null },
    subcategory: { slugName: "television", name: "Television", nameAm: null },
    images: ["/media/web-banner/coffee-beans-clay-1.webp"],
    sellingPrice: 500_000,
    usdPrice: 3_200,
    salePrice: null,
    specialPrice: null,
    saleUntil: null,
    discount: 0,
    freeDelivery: false,
    stockAmount: 9,
    isNew: false,
    isTop: false,
    variants: [],
    specifications: [{ name: "Weight", nameAm: null, value: "1 kg", valueAm: null }],
    ...changes,
  };
}

function tablet() {
  const pictures = ["coffee-beans-clay-1", "jebena-clay-1", "jebena-leaf-1"];
  return good("tablet", "Page tablet", {
    images: pictures.map((name) => `/media/web-banner/${name}.webp`),
    specialPrice: { price: 450_000, endDate: Date.now() + 3 * DAY },
    discount: 10,
    variants: [
      { color: "Blue", colorAm: "ሰማያዊ", colorCode: "#2255aa", size: null, price: 500_000 },
      { color: "Grey", colorAm: "ግራጫ", colorCode: "#888888", size: null, price: 600_000 },
    ],
  });
}
