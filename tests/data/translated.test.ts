import { expect, test } from "vitest";
import { nameFor } from "../../app/data/translated.server.ts";
import { readRow, run } from "../support/test-database.ts";

test.each([
  ["ሸማኔዎች", null, { named: "ሸማኔዎች", locale: "am" }],
  ["ሸማኔዎች", "en", { named: "ሸማኔዎች", locale: "en" }],
  ["  ", null, { named: "Weavers", locale: "en" }],
  [null, "am", { named: "Weavers", locale: "am" }],
])("a vendor with the Amharic name %j that chose %j is named and written to: %j", async (amharic, chosen, expected) => {
  await run("DELETE FROM vendor WHERE name = 'Weavers'");
  await run(
    "INSERT INTO vendor (name, amharic_name, locale, created_at) VALUES ('Weavers', ?1, ?2, 1)",
    amharic,
    chosen,
  );
  const sql = `SELECT ${nameFor("v", "'am'")} AS named, v.language AS locale FROM vendor v WHERE v.name = 'Weavers'`;
  expect(await readRow(sql)).toEqual(expected);
});
