import { createHash } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { aroundStatements } from "../../../app/data/bounded.server.ts";
import { auditBooks } from "../../../app/data/upkeep/audit.server.ts";
import { insertSmallCatalogue, NOW } from "../../data/small-catalogue.ts";
import { askContent } from "../../support/ask-operator.ts";
import { db, readRow, readRows, readValue, run, empty } from "../../support/test-database.ts";
import { insert } from "../../support/insert.ts";

const ALL = ["home_entry", "holiday_package", "exhibition", "exhibition_product", "flash_product"];

beforeAll(() => insertSmallCatalogue(db));
beforeEach(async () => {
  await empty(...ALL, "content_version", "product_old_slug");
  const hero = { image: "/media/a.webp", link: "/", headline: { en: "Before", am: "በፊት" }, price: null };
  await insert(db, "home_entry", { list: "heroes", position: 1, entry: JSON.stringify(hero) }).run();
  await run("INSERT INTO flash_product (product_id, position) VALUES (1, 0)");
  await run("UPDATE product SET retired_at = NULL, name_slug = 'phone-one' WHERE id = 1");
});

const both = (text: string) => ({ en: text, am: `${text} ቡና` });
const image = "/media/web-banner/hero-coffee.webp";
const hero = (more: object = {}) => ({ link: "/shop/cart", image, headline: both("Coffee"), ...more });
const linked = (more: object = {}) => ({ url: "/shop/cart", image, title: both("Card"), ...more });
const tile = (more: object = {}) => ({ title: both("Jebena"), query: "jebena", price: 350, image, ...more });
const said = (more: object = {}) => ({
  ...{ profilePicture: "https://pictures.example/a.png", poster: image, videoUrl: "/media/web-banner/a.mp4" },
  ...{ length: "0:08", film: both("A film"), content: both("Good"), name: both("Hanna"), role: both("Teacher") },
  ...more,
});
const expo = (more: object = {}) => ({ name: both("Expo"), startDate: "2026-12-20", products: ["phone-one"], ...more });

const load = (content: unknown, more: object = {}, now = NOW) =>
  askContent(
    db,
    { operation: "load", file: "content.json", by: "hana", text: JSON.stringify(content), ...more },
    { now },
  );
const rowsOf = async (table: string) => await readRows(`SELECT * FROM ${table}`);
type Rows = Record<string, unknown>[];
/** Entries of a list, in their order; in a file's part, such as banners, of all its lists. */
const entriesOf = async (section: string) =>
  (
    await readRows<{ list: string; entry: string }>(
      `SELECT list, entry FROM home_entry WHERE list = ?1 OR list GLOB ?1 || '.*' ORDER BY list, position`,
      section,
    )
  ).map(({ list, entry }) => ({ list, ...(JSON.parse(entry) as object) }));
const everything = async (): Promise<Record<string, Rows>> =>
  Object.fromEntries(await Promise.all(ALL.map(async (table) => [table, await rowsOf(table)] as const)));
const numbers = async () => {
  const { body } = await askContent(db, { operation: "versions" });
  return body.versions!.map(({ number }) => number);
};

const whole = {
  heroes: [hero({ price: 620 }), hero()],
  tripletCards: [linked()],
  banners: { fixed: [linked({ url: "/vendor-store/2" })], "todays-deals": [linked(), linked()] },
  categoryBanners: [{ category: "mens-shoes", image }],
  promoTiles: { smartErp: [tile(), tile({ query: "coffee" })] },
  testimonials: [said()],
  holidayPackages: ["handbags", "mens-shoes/accessories"],
  exhibitions: [
    expo({ products: ["phone-two", { slug: "phone-one", adey: true, startDate: "2026-12-21T08:00:00+03:00" }] }),
  ],
  flashSales: ["phone-three", "blue-shoe"],
};

describe("a file", () => {
  test("is stored in its order: birr as santim, days of Addis Ababa, slugs as the shop's ids", async () => {
    const version = await readValue<number>("SELECT version FROM catalogue_version");
    expect(await load(whole)).toMatchObject({
      status: 200,
      body: { version: 2, counts: { heroes: 2, "banners.todays-deals": 2, "promoTiles.smartErp": 2, flashSales: 2 } },
    });
    const stored = await everything();
    expect(await entriesOf("heroes")).toMatchObject([
      { price: 62_000, headline: { en: "Coffee", am: "Coffee ቡና" } },
      { price: null },
    ]);
    expect(await entriesOf("tripletCards")).toHaveLength(1);
    expect((await entriesOf("banners")).map(({ list }) => list)).toEqual([
      "banners.fixed",
      "banners.todays-deals",
      "banners.todays-deals",
    ]);
    expect(await entriesOf("categoryBanners")).toMatchObject([{ category: 21 }]);
    expect(await entriesOf("promoTiles")).toMatchObject([
      { list: "promoTiles.smartErp", price: 35_000, title: { en: "Jebena", am: "Jebena ቡና" } },
      { query: "coffee" },
    ]);
    expect(await entriesOf("testimonials")).toMatchObject([
      { length: "0:08", role: { en: "Teacher" }, content: { am: "Good ቡና" } },
    ]);
    expect(stored.holiday_package!.toSorted((one, other) => Number(one.position) - Number(other.position))).toEqual([
      { subcategory_id: 211, position: 0 },
      { subcategory_id: 212, position: 1 },
    ]);
    expect(stored.exhibition_product!.toSorted((one, other) => Number(one.position) - Number(other.position))).toEqual([
      { exhibition_id: 1, product_id: 2, position: 0, start_date: Date.UTC(2026, 11, 19, 21), adey: 0 },
      { exhibition_id: 1, product_id: 1, position: 1, start_date: Date.UTC(2026, 11, 21, 5), adey: 1 },
    ]);
    expect(stored.flash_product!.map(({ product_id: id }) => id).toSorted()).toEqual([3, 4]);
    expect(await readValue<number>("SELECT version FROM catalogue_version")).toBeGreaterThan(version!);
    expect((await auditBooks(db, NOW)).filter(({ name }) => name === "content")).toEqual([]);
  });

  test("that names a section, a slot or a panel leaves the others as they are; an empty list empties one", async () => {
    await load(whole);
    const before = await everything();
    await load({ banners: { "todays-deals": [] }, promoTiles: { websiteBuilder: [tile()] }, heroes: [] });
    const after = await everything();
    const emptied = ["heroes", "banners.todays-deals"];
    const others = after.home_entry!.filter(({ list }) => list !== "promoTiles.websiteBuilder");
    expect(after.home_entry).toHaveLength(others.length + 1);
    const kept = before.home_entry!.filter(({ list }) => !emptied.includes(String(list)));
    expect(kept).toHaveLength(before.home_entry!.length - 4);
    expect({ ...after, home_entry: others }).toEqual({ ...before, home_entry: kept });
    expect((await auditBooks(db, NOW)).filter(({ name }) => name === "content")).toEqual([]);
  });

  test("may be tried: a dry run checks everything and stores nothing", async () => {
    const before = await everything();
    expect(await load(whole, { isDryRun: true })).toMatchObject({ status: 200, body: { version: null } });
    expect(await load({ flashSales: ["nothing"] }, { isDryRun: true })).toMatchObject({ status: 422 });
    expect([await everything(), await numbers()]).toEqual([before, []]);
  });

  const many = <T>(count: number, entry: T) => Array.from({ length: count }, () => entry);

  test.each<[string, unknown, string]>([
    ["a list", [hero()], "file"],
    ["nothing", {}, "file"],
    ["a section nobody knows", { hero: [] }, "hero"],
    ["a section that is no list", { heroes: { 0: hero() } }, "heroes"],
    ["four triplet cards (specification 5.9)", { tripletCards: many(4, linked()) }, "tripletCards"],
    ["a field nobody knows", { heroes: [hero({ alt: "x" })] }, "heroes[0]"],
    ["one language", { heroes: [hero(), hero({ headline: { en: "Coffee" } })] }, "heroes[1].headline.am"],
    ["Amharic as English", { heroes: [hero({ headline: { en: "ቡና", am: "ቡና" } })] }, "heroes[0].headline.en"],
    ["121 letters", { heroes: [hero({ headline: { en: "a".repeat(121), am: "ቡ" } })] }, "heroes[0].headline.en"],
    ["a script as a link", { heroes: [hero({ link: "javascript:alert(1)" })] }, "heroes[0].link"],
    ["a link without a scheme", { heroes: [hero({ link: "//evil.example/" })] }, "heroes[0].link"],
    ["a link with a tab", { tripletCards: [linked({ url: "/a\tb" })] }, "tripletCards[0].url"],
    ["a link to a form", { tripletCards: [linked({ url: "/operator/content" })] }, "tripletCards[0].url"],
    ["a picture as data", { heroes: [hero({ image: "data:image/png;base64,AA" })] }, "heroes[0].image"],
    ["a picture out of its folder", { heroes: [hero({ image: "/media/../a.webp" })] }, "heroes[0].image"],
    ["a film that is a picture", { testimonials: [said({ videoUrl: image })] }, "testimonials[0].videoUrl"],
    ["a free tile", { promoTiles: { smartErp: [tile({ price: 0 })] } }, "promoTiles.smartErp[0].price"],
    ["no query", { promoTiles: { smartErp: [tile({ query: " " })] } }, "promoTiles.smartErp[0].query"],
    ["a day that does not exist", { exhibitions: [expo({ startDate: "2027-02-30" })] }, "exhibitions[0].startDate"],
    [
      "a time without its offset",
      { exhibitions: [expo({ startDate: "2027-02-03T08:00" })] },
      "exhibitions[0].startDate",
    ],
    ["a product nobody has", { flashSales: ["phone-one", "phone-nine"] }, "flashSales[1]"],
    ["a product no longer sold", { flashSales: ["old-radio"] }, "flashSales[0]"],
    ["a product twice", { flashSales: ["phone-one", "phone-two", "phone-one"] }, "flashSales[2]"],
    ["a category twice", { categoryBanners: many(2, { category: "mens-shoes", image }) }, "categoryBanners[1]"],
    ["a subcategory nobody has", { holidayPackages: ["mens-shoes/handbag"] }, "holidayPackages[0]"],
    ["a subcategory of two categories", { holidayPackages: ["accessories"] }, "holidayPackages[0]"],
    ["a link to no product", { heroes: [hero({ link: "/product/default/nothing?from=list" })] }, "heroes[0].link"],
    ["a link to no vendor", { banners: { fixed: [linked({ url: "/vendor-store/99" })] } }, "banners.fixed[0].url"],
  ])("with %s is refused at its place, and changes nothing", async (_, content, path) => {
    const before = await everything();
    const { status, body } = await load(content);
    expect([status, body.faults?.map((fault) => fault.path)]).toEqual([422, [path]]);
    expect(body.faults![0]!.reason).not.toBe("");
    expect([await everything(), await numbers()]).toEqual([before, []]);
  });

  test("with many faults is told all of them at once, of the form and of the catalogue", async () => {
    const { body } = await load({
      tripletCards: [linked()],
      heroes: [hero({ price: -1, link: "x" }), "no slide", hero({ link: "/product/default/nothing" })],
      flashSales: ["phone-nine", 7, "phone-one"],
      pets: [],
    });
    expect(body.faults!.map(({ path }) => path).toSorted()).toEqual([
      "flashSales[0]",
      "flashSales[1]",
      "heroes[0].link",
      "heroes[0].price",
      "heroes[1]",
      "heroes[2].link",
      "pets",
    ]);
    expect([await entriesOf("tripletCards"), await numbers()]).toEqual([[], []]);
  });

  test("that is no JSON is told so; a mark at its beginning is none of its own", async () => {
    const broken = await load(null, { text: '{"heroes": [}' });
    expect([broken.status, broken.body.faults![0]!.path]).toEqual([422, "file"]);
    expect((await load(null, { text: `\ufeff${JSON.stringify({ heroes: [hero()] })}` })).status).toBe(200);
  });

  test("may link to a product by a slug it gave up, or by its number", async () => {
    await run("INSERT INTO product_old_slug (slug, product_id) VALUES ('phone-zero', 1)");
    const links = ["/product/default/phone-zero", "/product/default/2?from=list", "/product/default/9"];
    expect((await load({ heroes: links.map((link) => hero({ link })) })).status).toBe(200);
    const { body } = await load({ flashSales: ["phone-zero"] });
    expect(body.faults).toEqual([{ path: "flashSales[0]", reason: "phone-zero is called phone-one now" }]);
  });

  test("is text to the database, whatever it says", async () => {
    const hostile = `'); DROP TABLE home_entry; -- "</script>{{}}`;
    expect((await load({ heroes: [hero({ headline: { en: hostile, am: hostile } })] })).status).toBe(200);
    expect(await entriesOf("heroes")).toMatchObject([{ headline: { en: hostile, am: hostile } }]);
  });
});

describe("versions", () => {
  test("say who loaded what and when; the first is what the shop had", async () => {
    await load({ heroes: [hero()] }, {}, NOW + 1);
    await load(whole, { file: "all.json" }, NOW + 2);
    const { body } = await askContent(db, { operation: "versions" });
    const sha256 = createHash("sha256").update(JSON.stringify(whole)).digest("hex");
    expect(body.versions).toMatchObject([
      {
        number: 3,
        loadedAt: NOW + 2,
        by: "hana",
        file: "all.json",
        sha256,
        sections: Object.keys(whole),
        restores: null,
      },
      { number: 2, loadedAt: NOW + 1, file: "content.json", sections: ["heroes"] },
      { number: 1, loadedAt: NOW + 1, by: "", file: "", sha256: "" },
    ]);
    const first = await askContent(db, { operation: "show", version: 1 });
    expect(first.body.content).toMatchObject({
      heroes: [{ link: "/", image: "/media/a.webp", headline: { en: "Before", am: "በፊት" } }],
      flashSales: ["phone-one"],
      promoTiles: { smartErp: [], websiteBuilder: [], onDemandSoftware: [] },
    });
  });

  test("bring everything back, as a version of its own", async () => {
    await load({ heroes: [hero({ price: 620 })] });
    const before = await everything();
    await load(whole);
    const then = await everything();
    const back = await askContent(db, { operation: "rollback", version: 2, by: "hana" });
    expect(back).toMatchObject({ status: 200, body: { version: 4, notes: [] } });
    expect(await everything()).toEqual(before);
    await askContent(db, { operation: "rollback", version: 3 });
    expect(await everything()).toEqual(then);
    await askContent(db, { operation: "rollback", version: 1 });
    expect(await entriesOf("heroes")).toMatchObject([{ headline: { en: "Before" }, price: null }]);
    const { body } = await askContent(db, { operation: "versions" });
    expect(body.versions!.map(({ restores }) => restores)).toEqual([1, 3, 2, null, null, null]);
    expect(body.versions![1]).toMatchObject({ file: "content.json", sha256: body.versions![3]!.sha256 });
    expect((await auditBooks(db, NOW)).filter(({ name }) => name === "content")).toEqual([]);
  });

  test("come back without what the shop no longer has, under the names it has now", async () => {
    await load({ flashSales: ["phone-one", "phone-two", "phone-three"] });
    await load({ flashSales: [] });
    await run("UPDATE content_version SET content = replace(content, 'phone-two', 'phone-gone')");
    await run("UPDATE product SET name_slug = 'phone-first', retired_at = 1 WHERE id = 1");
    await run("INSERT INTO product_old_slug (slug, product_id) VALUES ('phone-one', 1)");
    const tried = await askContent(db, { operation: "rollback", version: 2, isDryRun: true });
    expect([tried.body.version, await rowsOf("flash_product")]).toEqual([null, []]);
    const { status, body } = await askContent(db, { operation: "rollback", version: 2 });
    expect([status, body.notes]).toEqual([
      200,
      [
        { path: "flashSales[0]", reason: "phone-one is no longer sold" },
        { path: "flashSales[1]", reason: "there is no product phone-gone" },
      ],
    ]);
    expect((await rowsOf("flash_product")).map(({ product_id: id }) => id).toSorted()).toEqual([1, 3]);
  });

  test("come back without what stood there before any file and would not be taken today", async () => {
    const wordless = { image: "/media/b.webp", link: "/", headline: { en: "", am: "" }, price: null };
    await insert(db, "home_entry", { list: "heroes", position: 0, entry: JSON.stringify(wordless) }).run();
    await load({ heroes: [hero()] });
    const { status, body } = await askContent(db, { operation: "rollback", version: 1 });
    expect([status, body.counts!.heroes]).toEqual([200, 1]);
    expect(body.notes!.map(({ path }) => path)).toContain("heroes[0].headline.en");
    expect(await entriesOf("heroes")).toMatchObject([{ headline: { en: "Before" } }]);
    expect((await auditBooks(db, NOW)).filter(({ name }) => name === "content")).toEqual([]);
  });

  test("are kept twenty at a time, and their numbers go on", async () => {
    for (let count = 0; count < 24; count++) await load({ heroes: [hero()] });
    expect(await numbers()).toEqual(Array.from({ length: 20 }, (_, index) => 25 - index));
    expect(await askContent(db, { operation: "rollback", version: 5 })).toMatchObject({ status: 404 });
    expect(await askContent(db, { operation: "show", version: 99 })).toMatchObject({ status: 404 });
  });
});

describe("a load that fails in the middle", () => {
  const meanwhile = (happens: () => Promise<unknown>) =>
    aroundStatements(db, async (texts, run) => {
      // Checks and reads use smaller batches.
      if (texts.length > 9) await happens();
      return run();
    });
  const asked = { operation: "load", file: "", text: JSON.stringify(whole) };

  test("because something went away meanwhile changes nothing", async () => {
    await run(
      "INSERT INTO subcategory (id, category_id, slug_name, name) VALUES (299, 21, 'short-lived', 'Short-lived')",
    );
    const before = await everything();
    const answer = await askContent(
      meanwhile(() => db.exec("DELETE FROM subcategory WHERE id = 299")),
      { ...asked, text: JSON.stringify({ ...whole, holidayPackages: ["short-lived"] }) },
    );
    expect([answer.status, await everything(), await numbers()]).toEqual([409, before, []]);
    expect(await readRow("SELECT 1 FROM subcategory WHERE id = 299")).toBeNull();
  });

  test("because the database is away is not called done", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const answer = await askContent(
      meanwhile(() => Promise.reject(new Error("D1_ERROR: Network connection lost"))),
      asked,
    );
    expect([answer.status, await numbers()]).toEqual([503, []]);
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });
});

test("nobody but an operator, and no other operation", async () => {
  expect((await askContent(db, { operation: "versions" }, { token: "Bearer wrong" })).status).toBe(401);
  expect((await askContent(db, { operation: "drop" })).status).toBe(422);
  expect((await askContent(db, { operation: "rollback", version: 0 })).status).toBe(422);
  expect((await askContent(db, { operation: "load", file: "a", text: "{}", force: true })).status).toBe(422);
  expect((await askContent(db, `{"operation":"versions","x":"${"a".repeat(1024 * 1024)}"}`)).status).toBe(413);
});
