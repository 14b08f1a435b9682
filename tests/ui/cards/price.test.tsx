import { expect, test } from "vitest";
import type { PriceView } from "../../../app/domain/products/price.ts";
import { Price } from "../../../app/ui/cards/price.tsx";
import { printed as print } from "../../support/printed.tsx";

function printed(current: string, more: Partial<PriceView> = {}): string {
  return print(<Price price={{ current, old: null, percent: null, ...more }} />);
}

test("amounts of eight digits and more are printed smaller on narrow cards, ranges break instead", () => {
  expect(printed("123,456,789\u00a0ETB")).toBe(
    '<p class="price price-card price-long"><strong>123,456,789\u00a0ETB</strong></p>',
  );
  expect(printed("12,345,678\u00a0ETB")).toContain("price-long");
  for (const short of ["1,285,000\u00a0ETB", "1,285,000.50\u00a0ETB", "12,000,000 - 14,000,000\u00a0ETB"])
    expect(printed(short)).not.toContain("price-long");
});

test("an amount that was converted is said as about, beside birr or alone (specification 4.7)", () => {
  expect(printed("$5.51", { isAbout: true })).toContain("<strong>about $5.51</strong>");
  expect(printed("3,000\u00a0ETB", { dollars: "$18.38" })).toContain(
    '<strong>3,000\u00a0ETB</strong> <span class="price-dollars">about $18.38</span>',
  );
});
