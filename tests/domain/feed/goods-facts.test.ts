import { expect, test } from "vitest";
import { materialInAmharic } from "../../../app/domain/feed/material-names.ts";
import { isGtin, measuresInAmharic, readWeight, weightTexts } from "../../../app/domain/feed/goods-facts.ts";
import { collectFeed } from "../../support/feeds/collect-feed.ts";
import { usdRate } from "../../support/price-rules.ts";

test.each([
  ["4006381333931", true],
  ["4006381333932", false],
  ["96385074", true],
  ["036000291452", true],
  ["10614141000415", true],
  ["061414100041", false],
  ["400638133393", false],
  ["ISBN", false],
])("%s is a GTIN: %s", (digits, right) => expect(isGtin(digits)).toBe(right));

test.each([
  ["1.2 kg", 1_200],
  ["350g", 350],
  ["2 LB", 907],
  ["1,2 kg", null],
  ["heavy", null],
  ["0 kg", null],
  ["-1 kg", null],
])("%s weighs %s grams", (text, grams) => expect(readWeight(text)).toBe(grams));

test("weights and measures are said in both languages", () => {
  expect(weightTexts(1_200)).toEqual({ value: "1.2 kg", valueAm: "1.2 ኪ.ግ" });
  expect(weightTexts(350)).toEqual({ value: "350 g", valueAm: "350 ግራም" });
  expect(measuresInAmharic("40 x 30 x 12 cm")).toBe("40 × 30 × 12 ሴ.ሜ");
  expect(materialInAmharic("95% cotton, 5% elastane")).toBe("95% ጥጥ፣ 5% ኢላስቴን");
  expect(materialInAmharic("Sheep leather and moonlight")).toBeNull();
  expect(measuresInAmharic("4 bags of 2 kg")).toBeNull();
});

const header = "id\ttitle\tprice\titem_group_id\tsize\tdescription\tgtin\tshipping_weight\tmeasures\n";
const read = (...rows: string[]) => collectFeed(header + rows.join("\n"), { vendor: "V", now: 0, usdRate });

test("a feed's number, weight and measures are read; a wrong one costs no row", async () => {
  const [good, badNumber, badWeight] = await read(
    "1\tBelt\t5 ETB\t\t\tStrong.\t4006381333931\t350 g\t110 cm",
    "2\tBelt\t5 ETB\t\t\tStrong.\t4006381333932\t\t",
    "3\tBelt\t5 ETB\t\t\tStrong.\t\theavy\t",
  );
  expect(good).toMatchObject({ ok: true, draft: { gtin: "4006381333931", weight: 350 } });
  expect(good?.ok && good.draft.specifications).toEqual([
    { name: "Measures", nameAm: "ልኬት", value: "110 cm", valueAm: "110 ሴ.ሜ" },
    { name: "Weight", nameAm: "ክብደት", value: "350 g", valueAm: "350 ግራም" },
  ]);
  expect(badNumber).toMatchObject({ ok: true, draft: { gtin: null }, warnings: [{ column: "gtin" }] });
  expect(badWeight).toMatchObject({ ok: true, draft: { weight: null }, warnings: [{ column: "shipping_weight" }] });
});

test("options share a description, and a number or weight only where it is the same", async () => {
  const [same] = await read("1\tTea\t5 ETB\tT\t1\t\t\t1 kg\t", "2\tTea\t9 ETB\tT\t2\tBlack tea.\t\t1 kg\t");
  expect(same).toMatchObject({ draft: { description: "Black tea.", weight: 1_000 } });
  const [other] = await read("1\tTea\t5 ETB\tT\t1\tTea.\t4006381333931\t1 kg\t", "2\tTea\t9 ETB\tT\t2\t\t\t2 kg\t");
  expect(other).toMatchObject({ draft: { gtin: null, weight: null, specifications: [] } });
  expect(other?.ok && other.draft.variants.map(({ gtin }) => gtin)).toEqual(["4006381333931", undefined]);
});
