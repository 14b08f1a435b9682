import { expect, test } from "vitest";
import { legalExamples, legalFact, type LegalField, legalFields, missingLegal } from "../../app/domain/legal-facts.ts";

test.each<[LegalField, string, string | null]>([
  ["legalName", "  Selam   Trading PLC ", "Selam Trading PLC"],
  ["legalName", "12", null],
  ["legalName", "x".repeat(201), null],
  ["tin", "00 1234-5678", "0012345678"],
  ["tin", "001234567", null],
  ["vatNumber", "et-482/1", "ET-482/1"],
  ["vatNumber", "none yet", null],
  ["vatRate", "15%", "15"],
  ["vatRate", "7.50", "7.5"],
  ["vatRate", "-15", null],
  ["vatRate", "115", null],
  ["legalAddress", "", ""],
])("%s %j is stored as %j", (name, typed, stored) => expect(legalFact(name, typed)).toBe(stored));

test("the examples are valid, and what is not set is named", () => {
  for (const name of legalFields) expect(legalFact(name, legalExamples[name])).toBe(legalExamples[name]);
  expect(missingLegal({ tin: "0012345678", vatRate: "" })).toEqual([
    "legalName",
    "vatNumber",
    "vatRate",
    "legalAddress",
  ]);
});
