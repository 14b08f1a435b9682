import { expect, test } from "vitest";
import { csvLine } from "../../app/domain/csv.ts";

test.each([
  ["=1+1", "'=1+1"],
  ["+251911234567", "'+251911234567"],
  ["-5", "'-5"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\r=1", `"'\r=1"`],
  ['=HYPERLINK("http://evil.example","x")', `"'=HYPERLINK(""http://evil.example"",""x"")"`],
  ["Shoe, blue", '"Shoe, blue"'],
  ['32" TV', '"32"" TV"'],
  ["a=1", "a=1"],
  [" =1+1", "' =1+1"],
  ["\u00a0@x", "'\u00a0@x"],
  ["\n-1", `"'\n-1"`],
  ["＝1+1", "'＝1+1"],
  ["", ""],
])("%j is written %j", (text, written) => expect(csvLine([text])).toBe(`${written}\r\n`));

test("numbers stay numbers, cells are parted by commas", () => {
  expect(csvLine(["a", 12, -3, ""])).toBe("a,12,-3,\r\n");
  expect(csvLine([{ santim: 123_450 }, { santim: -5 }, { santim: 0 }])).toBe("1234.50,-0.05,0.00\r\n");
});
