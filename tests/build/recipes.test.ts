import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, expect, test } from "vitest";
import { viewer } from "../domain/products/sample-product.ts";
import { addParents } from "../support/import-drafts.ts";
import { usdRate } from "../support/price-rules.ts";
import { asD1 } from "../support/sqlite-d1.ts";
import { author } from "../support/events.ts";

const now = Date.UTC(2026, 10, 29);
const recipes = readFileSync("CONTRIBUTING.md", "utf8")
  .split(/^#{2,3} /m)
  .flatMap((part) => {
    const [, name, count] = /^(.*): (\d+) files?\n/.exec(part) ?? [];
    const files = [...part.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file]) => file!);
    return name ? [{ name, count: Number(count), files }] : [];
  });

const most: Record<string, number> = {
  "A fact of a product, from the feed to its page": 9,
  "An order of lists": 6,
  "A written page": 3,
  "The most of one product in a cart": 1,
  "Another provider's payment page": 4,
};

test("CONTRIBUTING.md has the recipes of five changes", () => {
  expect(recipes.map(({ name }) => name)).toEqual(Object.keys(most));
});

test.each(recipes)("$name takes few files, which are there", ({ name, count, files }) => {
  expect(files).toHaveLength(count);
  expect(count).toBeLessThanOrEqual(most[name]!);
  expect(files.filter((file) => !file.includes("NAME") && !existsSync(file))).toEqual([]);
});

/** A newcomer's edits in the order of the recipe, types only where nothing else changes. */
const edits: (readonly [after: string, added: string])[][] = [
  [['  measures: "",\n', '  warranty: "",\n']],
  [["    gtin,\n", '    warranty: readName(row, "warranty", brandLimit) || null,\n']],
  [["export interface ProductFacts {\n", "  warranty: string | null;\n"]],
  [["    gtin: gtin.nullable(),\n", "    warranty: optional(brandLimit),\n"]],
  [["  gtin TEXT,\n", "  warranty TEXT,\n"]],
  [['  gtin: "gtin",\n', '  warranty: "warranty",\n']],
  [
    [" p.gtin,", " p.warranty,"],
    ["    gtin: row.gtin,\n", "    warranty: row.warranty,\n"],
  ],
  [["    facts,\n", "    warranty: product.warranty,\n"]],
  [
    ["ProductDetails({ product: { description, facts", ", warranty"],
    ['<tbody className="lines">', "{warranty && <tr><td>{warranty}</td></tr>}"],
  ],
];

/** The shop with the recipe followed; below the root, where its packages are found. */
mkdirSync(".cache", { recursive: true });
const copy = mkdtempSync(join(".cache", "recipe-"));
afterAll(() => rmSync(copy, { recursive: true }));
const edited = <Module>(path: string) => import(/* @vite-ignore */ join(process.cwd(), copy, path)) as Promise<Module>;

test("a newcomer takes a fact of a product from a feed to its page by the recipe", async () => {
  cpSync("app", join(copy, "app"), { recursive: true });
  for (const [index, file] of recipes[0]!.files.entries()) {
    let text = readFileSync(file, "utf8");
    for (const [after, added] of edits[index]!) {
      expect(text, file).toContain(after);
      text = text.replace(after, after + added);
    }
    writeFileSync(join(copy, file), text);
  }
  const { readFeed } =
    await edited<typeof import("../../app/domain/feed/read-feed.ts")>("app/domain/feed/read-feed.ts");
  const { productSchema } = await edited<typeof import("../../app/domain/feed/product-draft.ts")>(
    "app/domain/feed/product-draft.ts",
  );
  const { findOrCreateVendor, saveProducts } = await edited<
    typeof import("../../app/data/import/catalogue-import.server.ts")
  >("app/data/import/catalogue-import.server.ts");
  const { findProductDetail } = await edited<typeof import("../../app/data/products/product-detail.server.ts")>(
    "app/data/products/product-detail.server.ts",
  );
  const { productPageView } = await edited<typeof import("../../app/domain/product-page/product-page-view.ts")>(
    "app/domain/product-page/product-page-view.ts",
  );
  const { ProductDetails } = await edited<typeof import("../../app/routes/product/product-details.tsx")>(
    "app/routes/product/product-details.tsx",
  );
  const { TextContext } = await edited<typeof import("../../app/i18n/use-t.tsx")>("app/i18n/use-t.tsx");

  const feed = "id\ttitle\tprice\tbrand\twarranty\nr1\tRadio\t900 ETB\tSony\t24 months\n";
  const drafts = [];
  for await (const row of readFeed(bytesOf(feed), { vendor: "Selam", now, usdRate }))
    if (row.ok) drafts.push(productSchema.parse(row.draft));
  const options =
    "Type,SKU,Name,Regular price,Parent,Warranty,Attribute 1 name,Attribute 1 value(s)\n" +
    'variable,F,Fan,,,6 months,Size,"S, L"\nvariation,F1,Fan S,9 ETB,F,,Size,S\nvariation,F2,Fan L,9 ETB,F,,Size,L\n';
  for await (const row of readFeed(bytesOf(options), { vendor: "Selam", now, usdRate }))
    expect(row, "of a row for all options").toMatchObject({ draft: { warranty: "6 months", sellingPrice: 900 } });

  const sqlite = new DatabaseSync(":memory:");
  for (const name of readdirSync(join(copy, "app/migrations")).sort())
    if (name.endsWith(".sql")) sqlite.exec(readFileSync(join(copy, "app/migrations", name), "utf8"));
  const db = asD1(sqlite);
  await addParents(db);
  await saveProducts(db, await findOrCreateVendor(db, "Selam", now, author), drafts, now);
  const product = await findProductDetail(db, "radio");
  sqlite.close();

  const html = renderToStaticMarkup(
    createElement(
      TextContext,
      { value: { t: (key) => key, locale: "en" } },
      createElement(ProductDetails, { product: productPageView(product!, { ...viewer, now }) }),
    ),
  );
  expect(html).toContain("<td>24 months</td>");
});

async function* bytesOf(text: string) {
  yield new TextEncoder().encode(text);
}
