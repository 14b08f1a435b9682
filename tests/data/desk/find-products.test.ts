import { beforeAll, expect, test } from "vitest";
import { hideProduct } from "../../../app/data/desk/desk-products.server.ts";
import { listDeskProducts, type ProductQuestion } from "../../../app/data/desk/find-products.server.ts";
import { findOrCreateVendor, saveProducts } from "../../../app/data/import/catalogue-import.server.ts";
import { addParents, draft } from "../../support/import-drafts.ts";
import { db, readValue } from "../../support/test-database.ts";
import { author } from "../../support/events.ts";

const NOW = Date.UTC(2026, 10, 25, 9);
let pots = 0;

beforeAll(async () => {
  await addParents(db);
  pots = await findOrCreateVendor(db, "Selam Pots", NOW, author);
  const shoes = await findOrCreateVendor(db, "Abay Shoes", NOW, author);
  await saveProducts(db, pots, [draft("p1"), draft("p2"), draft("p3", { stockAmount: 0 }), draft("p4")], NOW);
  await saveProducts(db, shoes, [draft("s1", { name: "Red shoe", nameAm: "ቀይ ጫማ", stockAmount: 0 })], NOW + 1);
  const id = await readValue<number>("SELECT id FROM product WHERE feed_id = 'p4'");
  await hideProduct(db, id!, "A forgery", { author, now: NOW });
});

const list = (question: Partial<ProductQuestion> = {}, limit = 9) =>
  listDeskProducts(
    db,
    { words: "", vendorId: null, isSoldOut: false, isHidden: false, after: null, ...question },
    limit,
  );
const names = async (question: Partial<ProductQuestion>) => (await list(question)).map(({ name }) => name);

test.each<[string, Partial<ProductQuestion>, string[]]>([
  ["the beginnings of words", { words: "cla p1" }, ["Clay pot p1"]],
  ["Amharic", { words: "ጫማ" }, ["Red shoe"]],
  [
    "marks alone ask for nothing in particular",
    { words: '"* :^' },
    ["Clay pot p1", "Clay pot p2", "Clay pot p3", "Red shoe"],
  ],
  ["nothing of that name", { words: "bicycle" }, []],
  ["sold out", { isSoldOut: true }, ["Clay pot p3", "Red shoe"]],
  ["sold out, by words", { isSoldOut: true, words: "pot" }, ["Clay pot p3"]],
  ["hidden", { isHidden: true }, ["Clay pot p4"]],
])("%s", async (_, question, expected) => expect((await names(question)).sort()).toEqual(expected));

test("one seller's, those that sold out last", async () => {
  expect(await names({ vendorId: pots })).toEqual(["Clay pot p1", "Clay pot p2", "Clay pot p3"]);
  expect(await names({ vendorId: pots, isSoldOut: true })).toEqual(["Clay pot p3"]);
});

test.each([{}, { words: "pot" }, { isSoldOut: true }, { isHidden: true }])(
  "%j: part by part everything comes once",
  async (question) => {
    const parts: string[] = [];
    for (let after: number | null = null; ;) {
      const [one] = await list({ ...question, after }, 1);
      if (!one) break;
      parts.push(one.name);
      after = one.id;
    }
    expect(parts).toEqual(await names(question));
  },
);
