import { beforeAll, describe, expect, test } from "vitest";
import { parseStoreQuery } from "../../../app/domain/vendors/vendor-store-query.ts";
import type { Viewer } from "../../../app/domain/viewer.ts";
import { texts } from "../../../app/i18n/texts.ts";
import { translateWith } from "../../../app/i18n/translate.ts";
import { findStore } from "../../../app/routes/vendor-store/find-store.server.ts";
import { storeView } from "../../../app/routes/vendor-store/store-view.server.ts";
import { CATALOGUE, insertSearchRows, insertSmallCatalogue, NOW } from "../../data/small-catalogue.ts";
import { db, run } from "../../support/test-database.ts";

const CROWD = Array.from({ length: 60 }, (_, index) => ({
  id: 1000 + index,
  slug: `kettle-${index}`,
  name: `Steel kettle number ${index}`,
  category: 12,
  subcategory: 121,
  price: 100_000 + index,
  age: 1000 + index,
}));
const RADIO = { id: 2000, slug: "radio", name: "Small radio", vendor: 2, parent: 1, stock: 0, age: 0 };

async function store(vendorId: number, search = "", locale: Viewer["locale"] = "en") {
  const viewer: Viewer = { locale, currency: "ETB", now: NOW, signedIn: false };
  const query = parseStoreQuery(vendorId, new URLSearchParams(search));
  const found = await findStore({ db, isTestTime: true }, query, NOW);
  return found && storeView(found, viewer, translateWith(texts[locale], locale));
}

const ids = (view: Awaited<ReturnType<typeof store>>) => view!.cards.map(({ id }) => id);

beforeAll(async () => {
  const products = [...CATALOGUE, ...CROWD, RADIO];
  await insertSmallCatalogue(db, products);
  await insertSearchRows(db, products);
  await run("INSERT INTO vendor (id, name, created_at) VALUES (3, 'Empty', 0)");
});

test("only the vendor's goods, newest first, sold out last", async () => {
  const view = await store(2);
  expect(ids(view)).toEqual([5, 4, 2000]);
  expect(view).toMatchObject({ count: "3 products", canonical: "/vendor-store/2", isIndexed: true, empty: null });
  expect(view!.title).toEqual({ name: "All products" });
});

test("nobody, and no category of that name", async () => {
  expect(await store(99)).toBeNull();
  expect(await store(2, "category=nonsense")).toBeNull();
});

describe("the categories of a store", () => {
  const categories = (view: Awaited<ReturnType<typeof store>>) =>
    view!.categories.map(({ name, count, href, isCurrent }) => [name, count, href.split("?")[1] ?? "", isCurrent]);

  test("are its parents where it has several", async () => {
    expect(categories(await store(2))).toEqual([
      ["All products", null, "", true],
      ["Electronics", "1", "category=electronics", false],
      ["Bags", "2", "category=bags", false],
    ]);
  });

  test("are its categories where it has one parent", async () => {
    expect(categories(await store(1))).toEqual([
      ["All products", null, "", true],
      ["Consumer electronic", "5", "category=consumer-electronic", false],
      ["Home appliance", "61", "category=home-appliance", false],
    ]);
  });

  test("lead down to a subcategory, and back up", async () => {
    const view = await store(2, "category=mens-shoes&subcategory=accessories&sort=price");
    expect(ids(view)).toEqual([4]);
    expect(categories(view)).toEqual([
      ["All products", null, "sort=price", false],
      ["Bags", null, "category=bags&sort=price", false],
      ["Men's shoes", null, "category=mens-shoes&sort=price", false],
      ["Accessories", null, "category=mens-shoes&subcategory=accessories&sort=price", true],
    ]);
    expect(view).toMatchObject({ isIndexed: false, title: { name: "Accessories" }, count: "1 product" });
  });

  test("count what the words find", async () => {
    expect(categories(await store(1, "name=kettle")).slice(1)).toEqual([
      ["Home appliance", "60", "category=home-appliance&name=kettle", false],
    ]);
  });
});

test("words are looked for among the vendor's goods alone", async () => {
  expect(ids(await store(2, "name=shoe"))).toEqual([4]);
  expect((await store(2, "name=kettle"))?.empty).toMatchObject({
    text: { text: "vendor.nothingFoundFor", words: { vendor: "Vendor 02", query: "kettle" } },
    action: { href: "/vendor-store/2" },
    everywhere: { href: "/shop/sidebar/list?name=kettle" },
  });
  expect((await store(2, "name=!!!"))?.empty?.text).toMatchObject({ words: { query: "!!!" } });
});

test("a store with nothing on sale says so and is not indexed", async () => {
  expect(await store(3)).toMatchObject({
    isIndexed: false,
    cards: [],
    empty: { text: { text: "vendor.emptyStore", words: { vendor: "Empty" } }, action: { href: "/vendors" } },
  });
});

test("in Amharic", async () => {
  const view = await store(2, "name=ጫማ&sort=price-desc", "am");
  expect(view).toMatchObject({
    vendor: { name: "ሻጭ ሁለት", city: "አዳማ" },
    title: { name: "ለ«ጫማ» ከ«ሻጭ ሁለት» የተገኙ ውጤቶች" },
    count: "1 ዕቃ ተገኝቷል",
  });
  expect(view!.sorts.filter(({ isCurrent }) => isCurrent).map(({ text }) => text)).toEqual(["ዋጋ፦ ከከፍተኛ ወደ ዝቅተኛ"]);
});
