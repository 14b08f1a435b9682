import { expect, test } from "vitest";
import { nameFor, vendorLocale } from "../../app/data/translated.server.ts";
import { readRow } from "../support/test-database.ts";

test.each([
  ["ሸማኔዎች", null, { named: "ሸማኔዎች", locale: "am" }],
  ["ሸማኔዎች", "en", { named: "ሸማኔዎች", locale: "en" }],
  ["  ", null, { named: "Weavers", locale: "en" }],
  [null, "am", { named: "Weavers", locale: "am" }],
])("a vendor with the Amharic name %j that chose %j is named and written to: %j", async (amharic, chosen, expected) => {
  const sql = `SELECT ${nameFor("v", "'am'")} AS named, ${vendorLocale("v")} AS locale
    FROM (SELECT 'Weavers' AS name, ?1 AS amharic_name, ?2 AS locale) v`;
  expect(await readRow(sql, amharic, chosen)).toEqual(expected);
});
