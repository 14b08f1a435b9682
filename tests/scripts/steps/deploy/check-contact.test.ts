import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { checkContact } from "../../../../scripts/steps/deploy/check-contact.ts";
import { problemSentence } from "../../../../scripts/steps/deploy/problem.ts";
import { root } from "../../../../scripts/steps/root.ts";
import { soundSettings } from "./sound-settings.ts";

const told = (vars: Record<string, string>) => {
  const settings = { ...soundSettings(), vars };
  return checkContact({ settings }).map(problemSentence);
};

describe("a shop that nobody can reach is told so before it is deployed", () => {
  test.each<Record<string, string>>([{}, { SHOP_PHONE: "call us" }, { SHOP_EMAIL: "x", SHOP_TELEGRAM: "a b" }])(
    "%j",
    (vars) => {
      const [sentence, ...more] = told(vars);
      expect(sentence).toMatch(
        /^SHOP_PHONE is not usable, nor is SHOP_TELEGRAM or SHOP_EMAIL: .+ \(docs\/operating.md, "Contacts"\)\.$/,
      );
      expect(more).toEqual([]);
    },
  );

  test.each<Record<string, string>>([
    { SHOP_PHONE: "8080" },
    { SHOP_EMAIL: "help@gulit.et" },
    { SHOP_TELEGRAM: "@gulit_shop" },
  ])("%j", (vars) => expect(told(vars)).toEqual([]));

  test("hours that are not understood are named", () =>
    expect(told({ SHOP_PHONE: "8080", SHOP_HOURS: "always" })).toEqual([
      'SHOP_HOURS is "always": write such as "Mo-Fr 08:00-18:00; Sa 09:00-13:00" (docs/operating.md, "Contacts").',
    ]));

  test("the guide has the heading", () =>
    expect(readFileSync(join(root, "docs/operating.md"), "utf8")).toMatch(/^#+ Contacts$/m));
});
