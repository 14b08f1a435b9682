import { expect, test } from "vitest";
import { maximumQuantity } from "../../../app/domain/constants.ts";
import { sentQuantities, setFields, lineName } from "../../../app/http/forms/line-fields.server.ts";
import { openUndo, sealUndo } from "../../../app/http/forms/undo.server.ts";

// security-and-faults.md 2, 6.

const ask = (fields: Record<string, string>) => sentQuantities(new Map(Object.entries(fields)));

test("the quantities of a cart's form: what was changed, and what is none", () => {
  expect(ask({ product: "1", quantity: "2" })).toBeNull();
  expect(ask({ "quantity-7-5": "3", "was-7-5": "2", "quantity-8-0": "4", "was-8-0": "4" })).toEqual({
    quantities: [{ productId: 7, variantId: 5, quantity: 3 }],
    wrong: [],
  });
  const most = { productId: 7, variantId: 5, quantity: maximumQuantity };
  expect(ask({ "quantity-7-5": String(maximumQuantity) })).toEqual({ quantities: [most], wrong: [] });
  for (const text of ["0", String(maximumQuantity + 1), "", "1.5", "-1", "٣", "1e1", " 1"]) {
    expect(ask({ "quantity-7-5": text, "was-7-5": "2" })).toEqual({ quantities: [], wrong: ["quantity-7-5"] });
  }
});

test.each(["7", "0-1", "7-", "-7-5", "7-5-1", "07-5", "7-٥", "9".repeat(20) + "-0"])("%s names no line", (name) => {
  expect(lineName.safeParse(name).success).toBe(false);
  expect(ask({ [`quantity-${name}`]: "3" })).toEqual({ quantities: [], wrong: [] });
});

test("a removed line comes back only as we sealed it, in its own session, also after the secret was changed", () => {
  const line = { productId: 7, variantId: 0, quantity: 2, priceWhenAdded: 900, addedAt: 5 };
  const sealed = sealUndo(line, ["old secret"], "session");
  expect(openUndo(sealed, ["new secret", "old secret"], "session")).toEqual(line);
  expect(openUndo(sealed, ["old secret"], "another session")).toBeNull();
  expect(openUndo(sealed, ["new secret"], "session")).toBeNull();
  const cheap = Buffer.from(JSON.stringify({ ...line, priceWhenAdded: 1 })).toString("base64url");
  for (const text of [undefined, "", sealed.slice(0, -1), `${cheap}.${sealed.split(".")[1]}`, "a.b", "x".repeat(5_000)])
    expect(openUndo(text, ["old secret"], "session")).toBeNull();
});

test.each([
  ["1", 1],
  ["99", 99],
  ...["0", "-1", "100", "1.5", "1e1", "0x1", " 1", "", "፩", "１", "9".repeat(400)].map((text) => [text, null] as const),
] as const)("quantity %j (specification 9.3, security 6)", (quantity, read) => {
  expect(setFields.safeParse({ product: "1", quantity }).data?.quantity ?? null).toBe(read);
});
