import { expect, test } from "vitest";
import { PageCutter, type PagePart, SlotFiller, type SlotTexts } from "../../app/page-cache/fill-page.server.ts";
import { newMarks } from "../../app/http/pages/page-marks.server.ts";
import { STYLED, type Styled } from "../../app/http/pages/styled.ts";

const texts: SlotTexts = { n: "nonce+/=", x: "a-token", i: "id", c: "3", l: "ጋሪ 3 ዕቃዎች" };

function both(html: string, prefix: string, sizes: number[], styled: Styled) {
  const cutter = new PageCutter(prefix);
  const filler = new SlotFiller(texts, styled);
  const parts: PagePart[] = [];
  const passed: Uint8Array[] = [];
  const take = (more: PagePart[]) => {
    parts.push(...more);
    passed.push(filler.filled(more));
  };
  let from = 0;
  for (let turn = 0; from < html.length; turn += 1) {
    const size = sizes[turn % sizes.length]!;
    take(cutter.push(html.slice(from, from + size)));
    from += size;
  }
  take(cutter.push("", true));
  const text = (bytes: readonly Uint8Array[]) => Buffer.concat(bytes).toString();
  const copied = text([new SlotFiller(texts, styled).filled(parts)]);
  return { passed: text(passed), copied, stored: text(parts.map(({ bytes }) => bytes)) };
}

const marks = newMarks();
const page = (styled: (texts: Record<Styled, string>) => string, m: Record<string, string>) => {
  const style = (css: string) => `<style nonce="${m.nonce}">${css}</style>`;
  const head = styled({ phone: style("é{}"), screen: style("é{}@media{}"), link: "<link>" });
  const later = styled({ phone: "", screen: "later", link: "" });
  return (
    `<p nonce="${m.nonce}">ቡና ${head}${m.cartCount}z${m.cartCount}` +
    `<a aria-label="${m.cartLabel}">${m.requestId}</a>${later}${m.xsrf}zq${m.xsrf}`
  );
};
const html = page(marks.styled, marks as never);
const plain = { nonce: texts.n!, xsrf: texts.x!, requestId: texts.i!, cartCount: texts.c!, cartLabel: texts.l! };

test.each(STYLED)("are filled wherever the bytes are cut (styled: %s)", (styled) => {
  const expected = page((all) => all[styled], plain);
  for (const sizes of [[1], [2, 3], [7], [33, 1], [35], [36], [10_000]]) {
    const { passed, copied } = both(html, marks.prefix, sizes, styled);
    expect(passed).toBe(expected);
    expect(copied).toBe(expected);
  }
});

test("leave nothing of a visitor in the copy", () => {
  const { stored } = both(html, marks.prefix, [50], "screen");
  expect(stored).not.toContain(marks.prefix);
  for (const text of ["nonce+/=", "a-token", ">3<"]) expect(stored).not.toContain(text);
});

test("cannot be forged: marks of other pages, and what looks like one, are text", () => {
  const other = newMarks();
  const forged = `${other.xsrf} ${other.prefix}A zqzq${"0".repeat(32)}x ${marks.prefix.slice(0, -1)}`;
  const { passed, copied } = both(`<p>${forged}</p>${marks.xsrf}`, marks.prefix, [11], "phone");
  expect(passed).toBe(`<p>${forged}</p>a-token`);
  expect(copied).toBe(passed);
});

test("are random and long", () => {
  const prefixes = new Set(Array.from({ length: 100 }, () => newMarks().prefix));
  expect(prefixes.size).toBe(100);
  for (const prefix of prefixes) expect(prefix).toMatch(/^zq[0-9a-f]{32}$/);
});
