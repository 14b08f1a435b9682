import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { batchReads } from "../../../app/data/batched-reads.server.ts";
import { aroundStatements } from "../../../app/data/bounded.server.ts";
import { currentSections, type CurrentSections } from "../../../app/routes/home/current-sections.server.ts";
import { addAccounts } from "../../data/accounts/accounts.ts";
import { NOW, insertSmallCatalogue, type SmallProduct } from "../../data/small-catalogue.ts";
import { listening, type Asked } from "../../support/query-plans.ts";
import { counting } from "../../support/rows-read.ts";
import { run } from "../../support/test-database.ts";

// Specification 2.5, 4.8, 5.6, 6.

const ACCOUNT = 1;
const HOLIDAY = 212;

const onDeal = { vendor: 2, parent: 2, category: 21, subcategory: HOLIDAY, specialHours: 1 };
const gifts = Array.from({ length: 6 }, (_, index): SmallProduct => {
  const id = 500 + index;
  return { id, slug: `gift-${id}`, name: `Gift ${id}`, ...onDeal };
});

beforeAll(async () => {
  await insertSmallCatalogue(env.DB, gifts);
  await addAccounts(env.DB, [ACCOUNT]);
  await run("INSERT INTO holiday_package (subcategory_id, position) VALUES (?1, 1)", HOLIDAY);
});

const viewer = { locale: "en", currency: "ETB", now: NOW, signedIn: false } as const;
const asking = (db: D1Database, accountId: number | null = null) => ({ db, viewer, accountId });

async function sectionsOf(db: D1Database, accountId: number | null = null, city = "Addis Ababa") {
  const begun = Object.entries(currentSections(asking(db, accountId), city));
  const found = await Promise.all(begun.map(async ([key, section]) => [key, await section] as const));
  return Object.fromEntries(found) as {
    [Key in keyof CurrentSections]: Awaited<CurrentSections[Key]>;
  };
}

async function askedFor(accountId: number | null): Promise<string[]> {
  const asked: Asked[] = [];
  await sectionsOf(listening(env.DB, asked), accountId);
  const all = asked.map(({ sql }) => sql).join("\n");
  const about: [string, RegExp][] = [
    ["new arrivals", /ORDER BY p\.created_at DESC, p\.id DESC LIMIT/],
    ["most viewed", /ORDER BY p\.view_count DESC, p\.id DESC LIMIT/],
    ["holiday subcategories", /FROM holiday_package/],
    ["holiday products", /product_subcategory_newest/],
    ["discount products", /ORDER BY p\.special_ends_at, p\.id/],
    ["last viewed", /FROM recent_view l/],
    ["recommended", /FROM recent_view WHERE account_id/],
  ];
  const places = about.map(([name, words]) => [name, all.search(words)] as const).filter(([, place]) => place >= 0);
  return places.toSorted(([, a], [, b]) => a - b).map(([name]) => name);
}

const EVERYBODYS = ["new arrivals", "most viewed", "holiday subcategories", "holiday products", "discount products"];

describe("the loading order (specification 4.8)", () => {
  test("new arrivals, then most viewed, then the rest; a package's products after its subcategory", async () => {
    expect(await askedFor(null)).toEqual(EVERYBODYS);
  });

  test("recommended and last viewed are asked for who is signed in only, and after those", async () => {
    const order = await askedFor(ACCOUNT);
    expect(order.slice(0, 5)).toEqual(EVERYBODYS);
    expect(order.slice(5).toSorted()).toEqual(["last viewed", "recommended"]);
  });

  test("a guest's sections are read in one round trip", async () => {
    const read = { rows: 0, questions: 0 };
    const { newProducts } = await sectionsOf(batchReads(counting(env.DB, read)));
    expect([read.questions, newProducts!.length]).toEqual([1, 6]);
  });
});

test("Recommended items are the goods of Exclusive Deals (specification 2.5)", async () => {
  const { recommendedItems, exclusiveDeals } = await sectionsOf(env.DB);
  const ids = (cards: typeof exclusiveDeals) => cards!.map(({ id }) => id);
  expect(ids(exclusiveDeals).length).toBeGreaterThan(1);
  expect(ids(recommendedItems)).toEqual(ids(exclusiveDeals));
});

describe("a holiday package (specification 2.5, 5.6)", () => {
  beforeEach(() => run("UPDATE product SET stock_amount = 5, listed_stock = 5"));

  test("carries its subcategory's name, and leads to all of it", async () => {
    const { holidayPackages } = await sectionsOf(env.DB);
    expect(holidayPackages![0]).toMatchObject({
      id: HOLIDAY,
      name: "Accessories",
      seeAll: "/shop/sidebar/3cols?category=mens-shoes&subcategory=accessories",
    });
    for (const { href } of holidayPackages![0]!.cards) expect(href).toContain("?from=holiday");
  });

  test("follows the exhibition its products belong to (4.4)", async () => {
    await run("INSERT INTO exhibition (id, name) VALUES (1, 'Expo')");
    await run(`INSERT INTO exhibition_product (exhibition_id, product_id, position, start_date, adey)
      VALUES (1, 500, 1, ${NOW}, 0), (1, 501, 2, ${NOW}, 1)`);
    const { holidayPackages } = await sectionsOf(env.DB);
    const byId = new Map(holidayPackages![0]!.cards.map((card) => [card.id, card]));
    expect([500, 501, 502].map((id) => [byId.get(id)!.isExhibited, byId.get(id)!.offer])).toEqual([
      [true, "exhibitionOver"],
      [true, "open"],
      [false, "open"],
    ]);
  });
});

describe("Near You (settled.md 26)", () => {
  test("shows sellers of the delivery city, in the viewer's language, and every city that can be chosen", async () => {
    await run("UPDATE product SET thumbnail = '/a.webp'");
    const { near } = (await sectionsOf(env.DB, null, "adama")).nearYouAndRecentlyViewed;
    expect(near).toMatchObject({ chosen: "Adama", seeAll: "/vendors?city=Adama" });
    expect(near!.cities).toEqual([{ value: "Adama", text: "Adama" }]);
    expect(near!.cards).toHaveLength(6);
    expect(near!.cards[0]!.href).toContain("?from=list&id=");
  });

  test("leaves out the goods of a seller who takes no orders now", async () => {
    await run("UPDATE vendor SET closed_until = ?1 WHERE city = 'Adama'", NOW + 1);
    const { near } = (await sectionsOf(env.DB, null, "Adama")).nearYouAndRecentlyViewed;
    expect(near).toMatchObject({ chosen: "Adama", cards: [] });
    await run("UPDATE vendor SET closed_until = NULL");
  });

  test("says where nobody sells, and lets choose another city", async () => {
    const { near } = (await sectionsOf(env.DB, null, "Harar")).nearYouAndRecentlyViewed;
    expect(near).toMatchObject({ city: "Harar", chosen: "", cards: [], cities: [{ value: "Adama" }] });
  });
});

test("a section that cannot be read is absent and logged; the others are there", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const failing = (text: string) =>
    aroundStatements(env.DB, (texts, run) =>
      texts.some((one) => one.includes(text)) ? Promise.reject(new Error("away")) : run(),
    );
  const { holidayPackages, newProducts } = await sectionsOf(failing("product_subcategory_newest"));
  expect(holidayPackages).toBeNull();
  expect(newProducts).toHaveLength(6);
  expect((await sectionsOf(failing("vendor_by_city"))).nearYouAndRecentlyViewed).toEqual({
    near: null,
    recent: null,
    recommended: null,
  });
  const events = log.mock.calls.map(([line]) => (JSON.parse(String(line)) as { event: string }).event);
  expect(events).toEqual(["section holidayPackages", "section nearYou"]);
  log.mockRestore();
});
