import { expect, test } from "vitest";
import { titleOf } from "../../../app/domain/messages/outbox.ts";
import * as am from "../../../app/i18n/am/index.ts";
import * as en from "../../../app/i18n/en/index.ts";
import { translateWith } from "../../../app/i18n/translate.ts";
import { messageTitle } from "../../../app/shared/desk/message-title.ts";

test.each([
  ["en", en],
  ["am", am],
] as const)("every message of an order has a title without holes at the desk (%s)", (locale, resources) => {
  const t = translateWith(resources, locale);
  const texts = Object.keys(resources.messages).filter(
    (name) => !name.endsWith("Title") && titleOf(name) in resources.messages,
  );
  texts.splice(texts.indexOf("vendorImport"), 1);
  expect(texts.length).toBeGreaterThan(30);
  for (const text of texts) {
    expect(messageTitle(t, text, { number: "K7RPX-Q2MDN" }), text).not.toMatch(/\{\{|messages\./);
  }
  expect(messageTitle(translateWith(en, "en"), "parcelConfirmed", { number: "K7RPX-Q2MDN" })).toBe(
    "The seller confirmed your parcel",
  );
});
