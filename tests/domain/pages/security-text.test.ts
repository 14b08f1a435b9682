import { expect, test } from "vitest";
import { securityText } from "../../../app/domain/pages/security-text.ts";

const facts = {
  contacts: "mailto:security@gulit.example",
  origin: "https://gulit.example",
  expires: "2027-05-21T00:00:00.000Z",
};

test("RFC 9116: contact, expiry, languages, and where the file belongs", () => {
  expect(securityText(facts)).toBe(
    "Contact: mailto:security@gulit.example\nExpires: 2027-05-21T00:00:00.000Z\nPreferred-Languages: en, am\n" +
      "Canonical: https://gulit.example/.well-known/security.txt\n",
  );
});

test("several contacts in their order; what is no address of RFC 9116 is left out", () => {
  const text = securityText({
    ...facts,
    contacts: "https://gulit.example/report  tel:+251911234567\nsomebody http://x.example",
  });
  expect(text!.match(/^Contact: .*$/gm)).toEqual([
    "Contact: https://gulit.example/report",
    "Contact: tel:+251911234567",
  ]);
});

test("no canonical address without https; no file without a contact", () => {
  expect(securityText({ ...facts, origin: "http://localhost:8787" })).not.toContain("Canonical");
  expect(securityText({ ...facts, contacts: "" })).toBeNull();
  expect(securityText({ ...facts, contacts: "security@gulit.example" })).toBeNull();
});
