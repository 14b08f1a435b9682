import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readMarket } from "../../../scripts/market/read-market.ts";
import { marketFiles, marketFolder, withTimes } from "../../../scripts/market/tables.ts";
import { usdRate } from "../../support/price-rules.ts";

const now = Date.UTC(2026, 10, 29, 8);

test("times are counted from now", () => {
  expect(withTimes("a\t-2d/+9d\tb", now)).toBe("a\t2026-11-27T08:00:00.000Z/2026-12-08T08:00:00.000Z\tb");
  expect(withTimes('{ "startDate": "+18d" }', now)).toBe('{ "startDate": "2026-12-17T08:00:00.000Z" }');
});

describe("a file that breaks a rule", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "gulit-market-"));
    const files = marketFiles();
    const pictures = files.filter((file) => file.endsWith(".svg"));
    for (const file of [...files.filter((one) => !one.endsWith(".svg")), pictures[0]!])
      cpSync(file, join(folder, file.slice(marketFolder.length)));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function change(file: string, column: string, value: string): void {
    const mark = file.endsWith(".csv") ? "," : "\t";
    const lines = readFileSync(join(folder, file), "utf8").split("\n");
    const cells = lines[1]!.split(mark);
    cells[lines[0]!.split(mark).indexOf(column)] = value;
    lines[1] = cells.join(mark);
    writeFileSync(join(folder, file), lines.join("\n"));
  }

  test.each([
    ["goods/auto.tsv", "price", "free", 'goods/auto.tsv, line 2: price "free" is not a price such as 999.00 ETB'],
    ["goods/auto.tsv", "vendor", "Nobody", 'goods/auto.tsv, line 2: vendor "Nobody" is not in vendors.csv'],
    ["goods/auto.tsv", "product_type", "auto > cars", 'line 2: product_type "auto > cars" is not in categories.tsv'],
    ["goods/auto.tsv", "id", "", "goods/auto.tsv, line 2: id is empty"],
    ["reviews/auto.tsv", "stars", "6", 'reviews/auto.tsv, line 2: "6" is no number of stars from 1 to 5'],
    ["reviews/auto.tsv", "product", "no-such-good", 'no feed has the id "no-such-good"'],
    ["reviews/auto.tsv", "when", "yesterday", 'reviews/auto.tsv, line 2: "yesterday" is no time such as -12d'],
    ["ratings.tsv", "count", "many", 'ratings.tsv, line 2: "many" is no number of ratings'],
    ["categories.tsv", "parent", "999", "categories.tsv, line 2: there is no id 999 above"],
    ["vendors.csv", "city", "", "vendors.csv, line 2: city is empty"],
    ["coupons.csv", "ends", "soon", "coupons.csv, line 2: starts and ends are times such as -1d and +90d"],
  ])("%s with the %s %j is refused with file, line and reason", async (file, column, value, sentence) => {
    change(file, column, value);
    await expect(readMarket(now, usdRate, folder)).rejects.toThrow(sentence);
  });

  test("another column, and lists that name nothing, are refused too", async () => {
    const lists = join(folder, "lists.json");
    writeFileSync(lists, readFileSync(lists, "utf8").replace('"top": [', '"top": ["no-such-good", '));
    await expect(readMarket(now, usdRate, folder)).rejects.toThrow('no feed has the id "no-such-good"');
    writeFileSync(join(folder, "ratings.tsv"), "good\tstars\tcount\n");
    await expect(readMarket(now, usdRate, folder)).rejects.toThrow("ratings.tsv, line 1: its columns have to be");
  });

  test("a picture that is not there is a warning and no picture", async () => {
    change("goods/auto.tsv", "image_link", "https://demo.invalid/nobody-drew-it.png");
    const { warnings, goods } = await readMarket(now, usdRate, folder);
    expect(warnings).toContain("goods/auto.tsv, line 2: there is no picture nobody-drew-it.svg.");
    expect(goods.filter(({ draft }) => draft.images.some((image) => image.includes("nobody-drew-it")))).toEqual([]);
  });
});
