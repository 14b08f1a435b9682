import { beforeAll, expect, test } from "vitest";
import { isAddingOver } from "../../../app/domain/products/exhibition.ts";
import { withoutSecrets } from "../../../app/http/forms/fields.server.ts";
import { pressedExhibition, refuseExhibitedWish } from "../../../app/shared/cart/exhibition-rules.server.ts";
import { insertSmallCatalogue, NOW } from "../../data/small-catalogue.ts";
import { db, run } from "../../support/test-database.ts";

// Specification 4.4; 1 is flagged adey, 2 is not, 4 is in no exhibition.

beforeAll(async () => {
  await insertSmallCatalogue(db);
  await run("INSERT INTO exhibition (id, name) VALUES (1, 'First')");
  await run(
    "INSERT INTO exhibition_product (exhibition_id, product_id, position, start_date, adey) VALUES (1, 2, 1, ?1, 0), (1, 1, 2, 0, 1)",
    NOW,
  );
});

type Tools = Parameters<typeof refuseExhibitedWish>[0];

function pressed(later: number, surface?: string): Tools {
  const fields = new Map(Object.entries({ product: "2", _xsrf: "secret", ...(surface && { surface }) }));
  const asked = { submission: { fields, repeated: new Set() }, typedValues: () => withoutSecrets(fields) };
  const tools = { db, now: NOW + later, t: (key: string) => key, ...asked };
  return tools as unknown as Tools;
}

const WISH = "actions.exhibitionNoWishes";

test.each([
  [2, -1_000, false, undefined],
  [2, 0, true, WISH],
  [1, 0, false, WISH],
  [4, 1_000, false, undefined],
])("product %i, %i ms after the start: adding over %s, wishlist %s", async (product, later, cart, wish) => {
  const tools = pressed(later, "exhibitionCard");
  expect(isAddingOver(await pressedExhibition(tools, product))).toBe(cart);
  expect((await refuseExhibitedWish(tools, product))?.form).toBe(wish);
});

test("cards of other kinds know no exhibitions; a refusal gives no secret back", async () => {
  for (const surface of [undefined, "homeCard", "EXHIBITIONCARD", ""]) {
    expect(await pressedExhibition(pressed(1_000, surface), 2)).toBeNull();
    expect(await refuseExhibitedWish(pressed(1_000, surface), 2)).toBeNull();
  }
  expect((await refuseExhibitedWish(pressed(1_000, "exhibitionCard"), 2))?.values).toEqual({
    product: "2",
    surface: "exhibitionCard",
  });
});
