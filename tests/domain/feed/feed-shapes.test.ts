import { expect, test } from "vitest";
import { isCounted } from "../../../app/domain/products/stock.ts";
import { usdRate } from "../../support/price-rules.ts";
import { surveyOf } from "../../support/feeds/feed-goods.ts";
import { collectFeed } from "../../support/feeds/collect-feed.ts";

// settled.md 53.

async function rowsOf(lines: string[], options: { isBirr?: boolean } = {}) {
  const text = `${lines.join("\n")}\n`;
  const { style, unread } = await surveyOf(text);
  const at = { vendor: "V", now: Date.UTC(2026, 10, 29), usdRate, style, ...options };
  return { rows: await collectFeed(text, at), unread };
}

async function prices(header: string, separator: string, cells: string[], options: { isBirr?: boolean } = {}) {
  const lines = cells.map((cell, index) => [`p${index}`, `Cup ${index}`, cell].join(separator));
  const { rows } = await rowsOf([["id", "title", header].join(separator), ...lines], options);
  return rows.map((row) => (row.ok ? row.draft.sellingPrice / 100 : row.fault.code));
}

test.each<[name: string, header: string, separator: string, cells: string[], read: unknown[]]>([
  ["commas as decimal marks", "price_etb", ";", ["1.200", "12.500", "1.250,00"], [1200, 12500, 1250]],
  ["a semicolon says that the comma is the decimal mark", "price_etb", ";", ["1.200", "450,00"], [1200, 450]],
  ["spaces group", "price", "\t", ["1 234.50 ETB", "1\u00a0234.50 ETB", "1'234.50 ETB"], [1234.5, 1234.5, 1234.5]],
  ["nothing decides", "price", "\t", ["1.200 ETB", "999 ETB"], ["twoPrices", 999]],
  ["points elsewhere decide nothing", "price", "\t", ["1.200 ETB", "45.50 ETB"], ["twoPrices", 45.5]],
  ["three decimals everywhere", "price", "\t", ["450.000 ETB", "1200.000 ETB", "0.500 ETB"], [450, 1200, 0.5]],
  ["a comma before three digits groups", "price", "\t", ["1,200 ETB", "12,500 ETB", "45.50 ETB"], [1200, 12500, 45.5]],
  ["but not beside decimal commas", "price", "\t", ["1,200 ETB", "12,50 ETB"], ["twoPrices", 12.5]],
  ["both marks", "price", "\t", ["1,234.50 ETB", "1.234,50 ETB"], [1234.5, 1234.5]],
  ["many groups", "price", "\t", ["1,234,567 ETB", "1.234.567 ETB"], [1234567, 1234567]],
  [
    "words and dashes",
    "price",
    "\t",
    ["100/=", "100.- ETB", "100.00 birr.", "ＥＴＢ １００", "Br.450"],
    [100, 100, 100, 100, 450],
  ],
  ["by weight", "price", "\t", ["100 ETB / kg"], ["otherCurrency"]],
  ["a bare number below a shop program's header", "Variant Price", ",", ["650", "450.00"], [650, 450]],
  ["a currency in the header", "Price (ETB)", ",", ["900"], [900]],
])("prices: %s", async (_, header, separator, cells, read) => {
  expect(await prices(header, separator, cells)).toEqual(read);
});

test("bare numbers are birr where the import is asked to read them so", async () => {
  expect(await prices("price", "\t", ["100", "24.50 USD"], { isBirr: true })).toEqual([100, 24.5 * (usdRate / 100)]);
});

test.each([
  ["0", null],
  ["-", null],
  ["", null],
  ["900", null],
  ["55", 55],
])("a sale price of %j beside 900 birr is %j", async (sale, read) => {
  const { rows } = await rowsOf(["id,title,price_etb,Sale price", `s1,Hide,900,${sale}`]);
  const [row] = rows;
  expect(row?.ok && (row.draft.salePrice === null ? null : row.draft.salePrice / 100)).toBe(read);
});

async function stocks(columns: string, cells: string[]) {
  const lines = cells.map((cell, index) => `s${index}\tRope ${index}\t10 ETB\t${cell}`);
  const { rows } = await rowsOf([`id\ttitle\tprice\t${columns}`, ...lines]);
  return rows.map((row) => {
    if (!row.ok) return row.fault.code;
    const units = isCounted(row.draft) ? row.draft.stockAmount : "unknown";
    return row.warnings.length > 0 ? [units] : units;
  });
}

test("quantities as people and programs write them; a number in brackets was warned of", async () => {
  const cells = ["12.0000", "5.0", "-3", "1,000", "10+", "> 10", "5 pcs", "N/A", "", "7 units", "2.5", "0"];
  const read = [12, 5, 0, 1000, 10, 10, 5, ["unknown"], "unknown", 7, ["unknown"], 0];
  expect(await stocks("quantity", cells)).toEqual(read);
});

test.each([
  ["instock", "unknown"],
  ["https://schema.org/InStock", "unknown"],
  ["1", "unknown"],
  ["አለ", "unknown"],
  ["outofstock", 0],
  ["pre-order", 0],
  ["https://schema.org/OutOfStock", 0],
  ["onbackorder", 0],
  ["0", 0],
  ["discontinued", 0],
  ["perhaps", ["unknown"]],
])("availability %s", async (word, read) => {
  expect(await stocks("availability", [word])).toEqual([read]);
});

test("none left in one cell wins over units in another", async () => {
  expect(
    await stocks("quantity\tavailability", ["5\tsold out", "0\tin_stock", "-2\tin_stock", "\toutofstock", "4\tyes"]),
  ).toEqual([0, 0, 0, 0, 4]);
  expect(await stocks("quantity\tstatus", ["5\tdiscontinued", "5\tactive"])).toEqual([0, 5]);
});

test("0 does not count where the row is not tracked or can be ordered without stock", async () => {
  const header =
    "Handle,Title,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price";
  const { rows } = await rowsOf([
    header,
    "basket,Basket made to order,BMO,,0,deny,650",
    "tray,Tray of reeds,TRM,shopify,0,continue,450",
    "bowl,Bowl of clay,BOC,shopify,0,deny,150",
  ]);
  expect(
    rows.map((row) => row.ok && [row.draft.feedId, isCounted(row.draft) ? row.draft.stockAmount : "unknown"]),
  ).toEqual([
    ["BMO", "unknown"],
    ["TRM", "unknown"],
    ["BOC", 0],
  ]);
});

test("a refused row that says none left names what is sold out", async () => {
  const { rows } = await rowsOf([
    "id\titem_group_id\tcolor\ttitle\tprice\tquantity\tavailability",
    "a1\t\t\tOven\tcall us\t0\tin_stock",
    "a2\t\t\tIron\t\t5\tdiscontinued",
    "a3\tG\tRed\tFan\tcall us\t0\t",
    "a4\t\t\tLamp\tcall us\t5\tin_stock",
    "a5\t\t\tPan\t5 ETB\t0",
    "a6\t\t\tPan\t5 ETB\t2\tin_stock",
    "a6\t\t\tPan\t5 ETB\t0\tin_stock",
  ]);
  expect(rows.map((row) => (row.ok ? row.draft.feedId : (row.soldOut ?? "still there")))).toEqual([
    { feedId: "a1", color: "", size: "" },
    { feedId: "a2", color: "", size: "" },
    { feedId: "group:G", color: "Red", size: "" },
    "still there",
    "a5",
    "a6",
    { feedId: "a6", color: "", size: "" },
  ]);
});

test("what is not published is not sold, and what of it was stored is sold out", async () => {
  const { rows } = await rowsOf([
    "id,title,price_etb,status,published",
    "d1,Basket,300,draft,true",
    "d2,Basket 2,300,active,false",
    "d3,Basket 3,300,active,true",
    "d4,Basket 4,300,publish,1",
  ]);
  expect(rows.map((row) => (row.ok ? row.draft.feedId : [row.column, row.soldOut?.feedId]))).toEqual([
    ["status", "d1"],
    ["published", "d2"],
    "d3",
    "d4",
  ]);
});

test.each([
  ["Brand new", []],
  ["NewCondition", []],
  ["አዲስ", []],
  ["https://schema.org/UsedCondition", ["Used"]],
  ["open box", ["Used"]],
  ["Renewed", ["Refurbished"]],
])("condition %s", async (word, values) => {
  const { rows } = await rowsOf(["id\ttitle\tprice\tcondition", `c1\tRadio\t10 ETB\t${word}`]);
  expect(
    rows.flatMap((row) => (row.ok ? row.draft.specifications.map(({ value }) => value) : [row.fault.code])),
  ).toEqual(values);
});
