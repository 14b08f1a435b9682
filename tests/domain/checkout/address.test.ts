import { describe, expect, test } from "vitest";
import { checkAddress } from "../../../app/domain/checkout/address.ts";
import { regionName, regions } from "../../../app/domain/delivery/regions.ts";

// security-and-faults.md 6; amharic.md 2.

const good = {
  name: "Abebe Kebede",
  phone: "0912 345 678",
  region: "addis-ababa",
  city: "Addis Ababa",
  landmark: "Edna Mall",
};

describe("an address", () => {
  test("is kept clean, with its phone in stored form and empty optional parts", () => {
    const typed = { ...good, name: "  Abebe\u202e \n Kebede ", subCity: "ቦሌ", landmark: undefined, is_default: "x" };
    expect(checkAddress(typed)).toEqual({
      ok: true,
      address: { ...good, phone: "+251912345678", subCity: "Bole", woreda: "", landmark: "" },
    });
  });

  const refused: [string, Record<string, string>, Record<string, unknown>][] = [
    ["no name", { name: " " }, { name: { kind: "missing" } }],
    ["a name of 101", { name: "ሀ".repeat(101) }, { name: { kind: "tooLong", max: 100 } }],
    ["a phone of 101", { phone: `0912345678${"-".repeat(91)}` }, { phone: { kind: "tooLong", max: 100 } }],
    ["two phones", { phone: "0912345678 / 0712345678" }, { phone: { kind: "two" } }],
    ["a region that is none", { region: "constructor" }, { region: { kind: "invalid" } }],
    ["neither sub-city nor landmark", { landmark: " " }, { subCity: { kind: "missing" } }],
    [
      "the sub-city of the city it was before",
      { landmark: "", city: "Mojo", cityWas: "Addis Ababa", subCity: "Yeka" },
      { subCity: { kind: "missing" } },
    ],
    ["a landmark of 301", { landmark: "x".repeat(301) }, { landmark: { kind: "tooLong", max: 300 } }],
    ["several at once", { name: "", city: "" }, { name: { kind: "missing" }, city: { kind: "missing" } }],
  ];
  test.each(refused)("with %s is refused at the field", (_, wrong, problems) => {
    expect(checkAddress({ ...good, ...wrong })).toEqual({ ok: false, problems });
  });

  test.each([
    ["name", "👩🏽".repeat(50)],
    ["landmark", "ሀ".repeat(300)],
    ["phone", "+251 (912) 345-678"],
  ])("counts letters of %s, not bytes", (field, text) => {
    expect(checkAddress({ ...good, [field]: text }).ok).toBe(true);
  });
});

test("fourteen regions, each named once in both languages", () => {
  expect(regions).toHaveLength(14);
  for (const key of ["id", "en", "am"] as const) expect(new Set(regions.map((region) => region[key])).size).toBe(14);
  expect(regionName("tigray", "am")).toBe("ትግራይ");
  expect(regionName("somewhere", "en")).toBe("somewhere");
});
