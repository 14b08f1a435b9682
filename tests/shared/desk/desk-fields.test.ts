import { expect, test } from "vitest";
import { z } from "zod";
import { translateWith } from "../../../app/i18n/translate.ts";
import * as en from "../../../app/i18n/en/index.ts";
import { deskBirr, deskOrderNumber, deskWords, readDeskFields } from "../../../app/shared/desk/desk-fields.server.ts";
import { newOrderNumber } from "../../../app/domain/orders/order-number.ts";

// security-and-faults.md 6.

const t = translateWith(en, "en");
const number = newOrderNumber(() => 4);
const schema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("paid"), number: deskOrderNumber, amount: deskBirr }),
  z.object({ intent: z.literal("closed"), reason: deskWords }),
]);
const read = (fields: Record<string, string>, repeated: string[] = []) =>
  readDeskFields(
    { t, submission: { fields: new Map(Object.entries({ ...fields, _xsrf: "x" })), repeated: new Set(repeated) } },
    schema,
  );

test("what is typed well is read", () => {
  expect(read({ intent: "paid", number: `${number.slice(0, 2)} ${number.slice(2)}`, amount: "7,330.50" })).toEqual({
    ok: true,
    value: { intent: "paid", number, amount: 733_050 },
  });
  expect(read({ intent: "closed", reason: "  sent\n back " })).toEqual({
    ok: true,
    value: { intent: "closed", reason: "sent back" },
  });
});

test("each field at fault has its sentence, and what was typed stays", () => {
  const refused = read({ intent: "paid", number: "12", amount: "0" });
  expect(refused).toEqual({
    ok: false,
    problem: {
      fields: { number: "That isn't an order number.", amount: "Enter an amount in birr, such as 7330 or 7330.50." },
      values: { intent: "paid", number: "12", amount: "0" },
      form: null,
    },
  });
  expect(read({ intent: "closed", reason: "x".repeat(501) })).toMatchObject({
    problem: { fields: { reason: "Use at most 500 characters." } },
  });
  expect(read({ intent: "closed", reason: "\u200b" })).toMatchObject({
    problem: { fields: { reason: "Say it in a few words." } },
  });
});

test.each([
  [{ intent: "steal" }, []],
  [{}, []],
  [{ intent: "closed", reason: "sent back" }, ["reason"]],
])("%j with %j twice is refused above the form", (fields, repeated) =>
  expect(read(fields as Record<string, string>, repeated)).toMatchObject({
    ok: false,
    problem: { fields: {}, form: en.actions.checkFields },
  }),
);
