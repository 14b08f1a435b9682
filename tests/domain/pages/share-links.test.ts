import { expect, test } from "vitest";
import { shareLinks } from "../../../app/domain/pages/share-links.ts";

test("carry the whole address and the name, whatever is in them", () => {
  const url = "https://gulit.example/product/default/buna";
  const { telegram, whatsApp } = shareLinks(url, "ቡና & a 50% “sale”");
  const sent = new URL(telegram).searchParams;
  expect([sent.get("url"), sent.get("text")]).toEqual([url, "ቡና & a 50% “sale”"]);
  expect(new URL(whatsApp).searchParams.get("text")).toBe(`ቡና & a 50% “sale” ${url}`);
  expect(whatsApp).not.toContain("+");
});
