import { expect, test } from "vitest";
import { inEnglish } from "../../support/feeds/collect-feed.ts";
import { readVendorFile, type VendorRow } from "../../../app/domain/vendors/vendor-file.ts";

async function* bytes(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text);
}

async function read(text: string): Promise<VendorRow[]> {
  const rows: VendorRow[] = [];
  for await (const row of readVendorFile(bytes(text))) rows.push(row);
  return rows;
}

test("columns under their names and others of the same meaning, in any order; unknown ones are left out", async () => {
  expect(await read("\ufeffMobile;Seller;Amharic Name;stars\n0911;Kirar;ክራር;5\n")).toEqual([
    { line: 2, typed: { phone: "0911", name: "Kirar", amharicName: "ክራር" }, problem: null },
  ]);
  const [row] = await read("name\temail\tdescription_am\tbanner_image\tlocale\nA\ta@b.example\tመግለጫ\t/x.png\ten\n");
  expect(row!.typed).toEqual({
    ...{ name: "A", email: "a@b.example", amharicDescription: "መግለጫ", banner: "/x.png", language: "en" },
  });
});

test("a cell of several lines is one cell; a row of another width and empty lines cost nothing else", async () => {
  const rows = await read('name,description\nA,"One\ntwo"\n\nB\nC,three\n');
  expect(rows.map(({ line, typed, problem }) => [line, typed.name, typed.description, problem])).toEqual([
    [2, "A", "One\ntwo", null],
    [5, "B", "", { code: "columnCount", value: "1", more: 2 }],
    [6, "C", "three", null],
  ]);
});

test.each([
  ["", /empty/],
  ["phone,city\n0911,Adama\n", /no column "name"/],
  ["<html>", /web page/],
])("%j cannot be read at all", async (text, sentence) => {
  await expect(inEnglish(read(text))).rejects.toThrow(sentence);
});
