import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { unzipped, zipEntries } from "../../../app/domain/feed/zip-entries.ts";
import { goodsOf, surveyOf } from "../../support/feeds/feed-goods.ts";
import { textRow, workbookFile } from "../../support/feeds/workbook-file.ts";

const header = textRow("id", "title", "price", "quantity");
const goods = (rows: string) => workbookFile([{ name: "Goods", rows: header + rows }]);

test("texts shared and in the cell, numbers as ids, formats, dates, empty cells", async () => {
  const styles = `<numFmts><numFmt numFmtId="164" formatCode="00000"/><numFmt numFmtId="165" formatCode="#,##0.00&quot; ETB&quot;"/></numFmts>
    <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
    <cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="22"/></cellXfs>`;
  const names = ["id", "title", "price", "brand", "sale_price", "sale_price_effective_date", "sale_ends"];
  const file = workbookFile(
    [
      {
        name: "Goods",
        rows: `${textRow(...names)}
          <row r="4"><c r="A4" s="1"><v>123</v></c><c r="B4" t="s"><v>0</v></c><c r="C4" s="2"><v>19.989999999999998</v></c></row>
          <row r="6"><c r="A6"><v>6291041500213</v></c><c r="B6" t="str"><f>A1</f><v>Pot</v></c><c r="C6" s="2"><v>1200</v></c><c r="E6" s="2"><v>1000</v></c><c r="G6" s="3"><v>47488.5</v></c></row>
          <row r="7"/>
          <row r="8"><c r="A8"><v>1.23456789012346E+15</v></c><c r="B8" t="s"><v>1</v></c><c r="C8" s="2"><v>5</v></c></row>`,
      },
    ],
    { strings: ["Cup", "ጀበና"], styles },
  );
  expect(await goodsOf(file)).toEqual([
    "00123: Cup, 19.99",
    "6291041500213: Pot, 1200, sale 1000 until 2030-01-05T09:00",
    "line 8: roundedId",
  ]);
});

test("hidden sheets and cover sheets are not the goods", async () => {
  const file = workbookFile([
    { name: "Old", isHidden: true, rows: header + textRow("x", "Old cup", "5 ETB", "1") },
    { name: "Read me", rows: textRow("How to", "fill this in") },
    {
      name: "Goods & more".replace("&", "&amp;"),
      rows: textRow("Price list") + header + textRow("a", "Cup", "5 ETB", "2"),
    },
  ]);
  expect(await goodsOf(file)).toEqual(["a: Cup, 5, ×2"]);
  expect((await surveyOf(file)).form).toEqual({ sheet: "Goods & more" });
});

test("a formula without a value is refused with its row", async () => {
  const bare =
    '<row><c t="inlineStr"><is><t>a</t></is></c><c t="inlineStr"><is><t>Cup</t></is></c><c><f>B1*2</f></c></row>';
  expect(await goodsOf(goods(bare + textRow("b", "Pot", "6 ETB", "1")))).toEqual(["line 2: formula", "b: Pot, 6, ×1"]);
});

test.each<[kind: string, file: Uint8Array, sentence: string]>([
  ["a zip bomb", goods(" ".repeat(40_000_000)), "more than 4000000 letters"],
  [
    "another zip file",
    zipSync({ mimetype: strToU8("application/vnd.oasis.opendocument.spreadsheet") }),
    "not an Excel workbook",
  ],
  [
    "a workbook whose shared texts unpack to more than memory holds",
    workbookFile([{ name: "A", rows: header }], { strings: Array.from({ length: 6 }, () => "x".repeat(3_000_000)) }),
    "longer than 16 million letters",
  ],
  ["half a workbook", goods(textRow("a", "Cup", "5 ETB", "1")).subarray(0, 400), "damaged"],
  ["no sheet that can be read", workbookFile([{ name: "A", rows: textRow("a", "b") }]), 'no column "title"'],
  ["entities", workbookFile([{ name: "A", rows: "]]>" }]), "broken"],
])("%s is one sentence", async (_, file, sentence) => {
  await expect(surveyOf(file)).rejects.toThrow(sentence);
});

test("a part is unpacked up to its limit, whatever the file says of its size", () => {
  const part = zipEntries(zipSync({ a: strToU8("<row/>".repeat(1_000)) })).get("a")!;
  expect([...unzipped(part, 6_000)].join("")).toHaveLength(6_000);
  expect(() => [...unzipped(part, 5_999)]).toThrow("unpacksLarge");
});
