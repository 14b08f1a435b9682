import { expect, test } from "vitest";
import am from "../../app/i18n/am/feed-problems.ts";
import en from "../../app/i18n/en/feed-problems.ts";
import { formText, problemText } from "../../app/i18n/fault-texts.ts";

const names = (text: string) => Array.from(text.matchAll(/\{\{(\w+)\}\}/g), ([, name]) => name).toSorted();

test("each reason why a file cannot be read is a sentence of either language with the same values", () => {
  for (const [code, sentence] of Object.entries(en).filter(([name]) => !/^form_|^columns$/.test(name))) {
    const own = am[code as keyof typeof en];
    expect(names(own), code).toEqual(names(sentence));
    expect(own, code).toMatch(/\p{Script=Ethiopic}.*።$/u);
    expect(sentence, code).toMatch(/\.$/);
  }
});

test("a reason is filled with what the file says", () => {
  const fault = { code: "noColumn", values: { column: "price", columns: "id, $&" } } as const;
  expect(problemText(fault, "en")).toBe('The file has no column "price"; its columns are id, $&.');
  expect(problemText(fault, "am")).toBe("ፋይሉ «price» የሚል ዓምድ የለውም፤ ያሉት ዓምዶች፦ id, $&።");
});

test("a kind of file has a name in either language", () => {
  expect([formText("commas", "en"), formText("commas", "am")]).toEqual(["text separated by commas", "በኮማ የተለየ ጽሑፍ"]);
  expect([formText({ sheet: "A $&" }, "en"), formText({ sheet: "A" }, "am")]).toEqual([
    'the sheet "A $&"',
    "የExcel ገጽ «A»",
  ]);
});
