import { expect, test } from "vitest";
import { firstCss, minified, withoutRules, withoutUnusedTokens } from "../../app/ui/styles/first-css.ts";
import { behindPixels, firstScreens, notFirst } from "../../app/ui/styles/first-screens.ts";

test("what opens, hovers or is printed is left out, with the blocks that are empty without it", () => {
  const css = "a{b:c}a:hover,.x,.open:is(.y,.z){d:e}@media (min-width:768px){.open{f:g}}@media print{.x{h:i}}";
  expect(withoutRules(css, /:hover|\.open/)).toBe("a{b:c}.x{d:e}");
});

test("rules for wide screens alone are left out for phones", () => {
  const css =
    "@media (min-width:48em){a{b:c}}@media (min-width:516px) and (hover:hover){d{e:f}}@media (max-width:767px){g{h:i}}";
  expect(withoutRules(css, /:hover/, 520)).toBe(css.slice(css.indexOf("}}") + 2));
  expect(withoutRules(css, /:hover/)).toBe(css);
});

test("tokens that nothing asks for are left out", () => {
  const css = ":root{--used:1px;--not:2px;--last:3px}a{width:var(--used);--own:4px}b{width:var(--own)}";
  expect(withoutUnusedTokens(css)).toBe(":root{--used:1px;}a{width:var(--used);--own:4px}b{width:var(--own)}");
  expect(withoutUnusedTokens(css, "i{width:var(--last)}")).toContain("--last:3px");
});

test("a first screen is built from the files that style it, for the browsers of the floor", async () => {
  const parts = [await minified(firstScreens.home), await minified(behindPixels.home!)] as const;
  const [css, behind] = firstCss(parts, notFirst, false);
  expect(behind).toContain(".side-promos");
  expect(css).toContain(".header-bar{");
  expect(css).toContain(".hero-slider-headline{");
  expect(css.replaceAll("(hover:hover)", "")).not.toMatch(/:hover|\.suggestion|@media print|\n/);
  expect(css + behind).toContain("@media (min-width:768px)");
  expect(firstCss(parts, notFirst, true).join("")).not.toContain("min-width:768px");
  // Every token that is asked for is there.
  const asked = new Set([...(css + behind).matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name!));
  for (const name of asked) expect(css + behind).toContain(`${name}:`);
});
