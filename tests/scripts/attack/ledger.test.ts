import { expect, test } from "vitest";
import { Ledger } from "../../../scripts/attack/ledger.ts";

test("a row fails where it broke, and where it tried too little", () => {
  const ledger = new Ledger("fuzz", { forms: 3, pages: 2 }, "/nowhere");
  ledger.tried("pages", 2);
  ledger.tried("forms", 2);
  expect(ledger.failures()).toEqual(["forms: 2 tries of 3"]);
  expect([ledger.lacks("forms"), ledger.lacks("pages")]).toEqual([true, false]);
  ledger.tried("forms");
  expect(ledger.failures()).toEqual([]);
  ledger.row("pages").failures.push("a stranger reads it");
  expect(ledger.failures()).toEqual(["pages: a stranger reads it"]);
});
