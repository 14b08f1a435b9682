import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { linksShownIn, outsideDefaults, outsideKeys, shareLinks } from "../../../app/domain/pages/outside-links.ts";
import * as am from "../../../app/i18n/am/index.ts";
import * as en from "../../../app/i18n/en/index.ts";

// Specification 1 and 2.5.1.

test("every sister offering is there once, by https, the portal of sellers too (specification 1, 6)", () => {
  expect(outsideKeys.toSorted()).toEqual(
    "company investment jobs onDemandSoftware sellerPortal smartErp smartSolutions vacancies websiteBuilder".split(" "),
  );
  const addresses = Object.values(outsideDefaults);
  expect(new Set(addresses).size).toBe(outsideKeys.length);
  for (const href of addresses) expect(href).toMatch(/^https:\/\//);
});

test("the useful-links bar has the four of 2.5.1, in its order, named in both languages", () => {
  const keys = linksShownIn("usefulLinks", outsideDefaults).map(({ key }) => key);
  expect(keys).toEqual(["company", "jobs", "vacancies", "investment"]);
  for (const key of keys) {
    for (const texts of [en.homePrinted, am.homePrinted] as Record<string, string>[])
      expect(texts[key], key).toBeTruthy();
  }
});

test("no address of them stands anywhere else in the shop", () => {
  const sources = globSync("app/**/*.{ts,tsx,md}", { exclude: ["app/domain/pages/outside-links.ts"] });
  const hosts = Object.values(outsideDefaults).map((href) => new URL(href).host);
  for (const name of sources) {
    const text = readFileSync(name, "utf8");
    for (const host of hosts) expect(text.includes(`//${host}`), `${host} in ${name}`).toBe(false);
  }
});

test("carry the whole address and the name, whatever is in them", () => {
  const url = "https://gulit.example/product/default/buna";
  const { telegram, whatsApp } = shareLinks(url, "ቡና & a 50% “sale”");
  const sent = new URL(telegram).searchParams;
  expect([sent.get("url"), sent.get("text")]).toEqual([url, "ቡና & a 50% “sale”"]);
  expect(new URL(whatsApp).searchParams.get("text")).toBe(`ቡና & a 50% “sale” ${url}`);
  expect(whatsApp).not.toContain("+");
});
