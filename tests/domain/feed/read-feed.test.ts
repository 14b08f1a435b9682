import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { FaultCode } from "../../../app/domain/feed/row-refusal.ts";
import { readImages } from "../../../app/domain/feed/feed-images.ts";
import { faultSentence } from "../../../app/i18n/fault-texts.ts";
import { rejectLine } from "../../../app/shared/import/reject-line.ts";
import { usdRate } from "../../support/price-rules.ts";
import { collectFeed } from "../../support/feeds/collect-feed.ts";

const feed = (name: string) => readFileSync(new URL(`../../support/feeds/${name}`, import.meta.url));
const now = Date.UTC(2026, 10, 15);
const drafts = async (name: string, vendor: string | null = "V") =>
  (await collectFeed(feed(name), { vendor, now, usdRate })).map((row) => {
    if (!row.ok) throw new Error(`line ${row.line}: ${faultSentence(row)}`);
    return { ...row.draft, vendor: row.vendor };
  });

test("a Google Merchant feed: money, sales, pictures, stock, Amharic", async () => {
  const found = new Map((await drafts("google-feed.tsv")).map((draft) => [draft.feedId, draft]));
  expect(found.size).toBe(12);
  expect(found.get("g01")).toMatchObject({
    sellingPrice: 99_900,
    usdPrice: null,
    salePrice: 37_900,
    specialPrice: null,
    discount: 62,
    brand: "Selam",
    images: ["a", "b", "c"].map((name) => `https://img.shop.example/g01${name === "a" ? "" : `-${name}`}.jpeg`),
  });
  expect(found.get("g02")?.name).toBe('Tana "LION OF JUDAH" (Set of 3) B5 Notebook Hard Bound');
  expect(found.get("g03")).toMatchObject({ stockAmount: 0, category: { slugName: "other-sports" } });
  expect(found.get("g09")).toMatchObject({ nameAm: "የቡና ጀበና", descriptionAm: "ከሸክላ የተሠራ", sellingPrice: 125_050 });
  expect(found.get("g10")).toMatchObject({ usdPrice: 2_450, sellingPrice: 379_750, parentSlug: "unsorted" });
  expect(found.get("g11")).toMatchObject({
    salePrice: null,
    specialPrice: { price: 280_000, endDate: Date.parse("2026-11-30T23:59+03:00") },
    freeDelivery: true,
  });
  expect(found.get("g12")?.specifications).toEqual([
    { name: "Condition", nameAm: "ሁኔታ", value: "Refurbished", valueAm: "የታደሰ" },
  ]);
});

test("a dated sale is the special price only between its dates", async () => {
  const at = async (date: string) => {
    const rows = await collectFeed(feed("google-feed.tsv"), { vendor: "V", now: Date.parse(date), usdRate });
    return rows.flatMap((row) => (row.ok && row.draft.feedId === "g11" ? [row.draft.specialPrice?.price ?? null] : []));
  };
  expect(await at("2026-10-31T20:59Z")).toEqual([null]);
  expect(await at("2026-10-31T21:00Z")).toEqual([280_000]);
  expect(await at("2026-11-30T20:59Z")).toEqual([null]);
});

test("a simple file with vendors, sizes and mixed Amharic", async () => {
  const found = await drafts("simple-listings.csv", null);
  expect(found.map(({ vendor }) => vendor)).toEqual(
    ["A", "B", "C", "A", "D", "A", "B", "C"].map((name) => `Vendor ${name}`),
  );
  expect(found[2]?.variants.map(({ size, price }) => [size, price])).toEqual(
    ["39", "40", "41", "42", "43", "44"].map((size) => [size, 340_000]),
  );
  expect(found[4]?.name).toBe('Nike Air Force 1 \'07 Pro-Tech WP "Grey" -13');
  expect(found[5]?.name).toBe("አልቋል ለተባላችሁ በድጋሜ ገብቷል");
  expect(new Set(found.map(({ feedId }) => feedId)).size).toBe(8);
});

test("the id of a row without one does not depend on case, spacing or punctuation (settled.md 30)", async () => {
  const ids = async (title: string) =>
    (await collectFeed(`title,price_etb\n"${title}",5`, { vendor: "V", now, usdRate })).map(
      (row) => row.ok && row.draft.feedId,
    );
  expect(await ids("Brand :-  JORDAN 13")).toEqual(await ids("brand jordan-13"));
  expect(await ids("Jordan 13")).not.toEqual(await ids("Jordan 12"));
});

test("--vendor and --map", async () => {
  const mapping = new Map([["title_am", "ስም"] as const, ["price", "ዋጋ"] as const]);
  const asked = { vendor: "Mine", mapping, now, usdRate };
  const rows = await collectFeed("ስም,ዋጋ,vendor\nጫማ,350.5,Other\n", asked);
  expect(rows).toMatchObject([{ ok: true, vendor: "Mine", draft: { name: "ጫማ", nameAm: null, sellingPrice: 35_050 } }]);
});

const REJECTS: [line: number, column: string, code: FaultCode][] = [
  [3, "id", "empty"],
  [5, "title", "empty"],
  [7, "title", "noLetters"],
  [9, "title", "longer"],
  [11, "price", "empty"],
  [13, "price", "notPrice"],
  [15, "price", "noCurrency"],
  [17, "price", "otherCurrency"],
  [19, "price", "aboveZero"],
  [21, "price", "belowZero"],
  [23, "price", "notPrice"],
  [25, "price", "decimals"],
  [27, "price", "tooHigh"],
  [29, "sale_price", "saleHigher"],
  [31, "sale_price", "notPrice"],
  [33, "sale_price_effective_date", "notInterval"],
  [35, "sale_price_effective_date", "notDate"],
  [37, "sale_price_effective_date", "endsFirst"],
  [47, "title", "notUtf8"],
  [53, "price", "noCurrency"],
  [55, "", "neverClosed"],
  [57, "id", "sameId"],
  [59, "id", "longer"],
  [61, "brand", "longer"],
];

test("24 kinds of broken rows: each says its line, column and reason, every good row between them is read", async () => {
  const rows = await collectFeed(feed("broken-rows.tsv"), { vendor: "V", now, usdRate });
  const good = rows.flatMap((row) => (row.ok ? [row.line] : []));
  expect(good).toEqual(
    [...Array.from({ length: 31 }, (_, index) => 2 * index + 2), 39, 41, 43, 45, 49, 51].sort((a, b) => a - b),
  );
  expect(rows.flatMap((row) => (row.ok ? [] : [[row.line, row.column, row.fault.code]]))).toEqual(REJECTS);
});

test("what is not understood in an optional cell is warned of and costs no row", async () => {
  const rows = await collectFeed(feed("broken-rows.tsv"), { vendor: "V", now, usdRate });
  const warned = rows.flatMap((row) => (row.ok ? row.warnings.map(({ column }) => [row.line, column]) : []));
  expect(warned).toEqual([
    [39, "availability"],
    [41, "quantity"],
    [45, "image_link"],
    [49, "condition"],
  ]);
  const [unseen] = rows.filter(({ line }) => line === 45);
  const fault = { code: "notPictures", value: "javascript:alert(1)" };
  expect(unseen).toMatchObject({ warnings: [{ column: "image_link", fault }], draft: { images: [] } });
  expect(readImages("javascript:alert(1)", "http://img.shop.example/b.jpg")).toEqual({
    images: ["https://img.shop.example/b.jpg"],
    dropped: [fault.value],
  });
});

test("a broken row still says which product it is, so that it is not taken for a missing one", async () => {
  const rows = await collectFeed(feed("broken-rows.tsv"), { vendor: "V", now, usdRate });
  const ids = rows.flatMap((row) => (row.ok || row.feedId === null ? [] : [row.feedId.slice(0, 4)]));
  expect(ids).toEqual(expect.arrayContaining(["b05", "b26", "k01"]));
});

test("rejected rows as CSV", () => {
  const row = { line: 7, id: "a1", title: '=HYPERLINK("x")', column: "price" };
  const fault = { code: "noCurrency", value: "-5" } as const;
  expect(rejectLine({ ...row, fault }, "en")).toBe(
    `7,a1,"'=HYPERLINK(""x"")",price,'-5,has no currency,"Write it as -5 ETB, or import the file with --birr."\r\n`,
  );
  expect(rejectLine({ ...row, title: "ጀበና", fault: { code: "empty" } }, "am")).toBe("7,a1,ጀበና,price,,ባዶ ነው,ይሙሉት።\r\n");
});

test("control and direction marks go, text is NFC, descriptions keep their lines", async () => {
  const text = 'title,description,price\n"\u202eCafe\u0301\u0007\u200b","a\u0000b\r\n\r\n\r\n\r\nc",5 ETB';
  const [row] = await collectFeed(text, { vendor: "V", now, usdRate });
  expect(row).toMatchObject({ ok: true, draft: { name: "Café", description: "ab\n\nc" } });
});

test.each([
  ["", "The file is empty"],
  ["PK\u0003\u0004xxxx", "workbook is damaged"],
  ["<?xml version='1.0'?><rss><channel></channel></rss>", "no products"],
  ["\u0000\u0001ftypisom\ntitle,price\n", "This is not text"],
  ['"title,price\na,5 ETB', "never closed"],
])("a file that is none: %j", async (text, problem) => {
  await expect(collectFeed(text, { vendor: "V", now, usdRate })).rejects.toThrow(problem);
});

test("a file without vendors needs --vendor", async () => {
  await expect(collectFeed("title,price\na,5 ETB", { vendor: null, now, usdRate })).rejects.toThrow("no vendor column");
  const [row] = await collectFeed("title,price,vendor\na,5 ETB,", { vendor: null, now, usdRate });
  expect(row).toMatchObject({ ok: false, column: "vendor", fault: { code: "empty" } });
});
