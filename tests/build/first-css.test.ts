import { expect, test } from "vitest";
import { firstCss, withoutRules, withoutUnusedTokens } from "../../app/ui/styles/first-css.ts";
import { behindPixels, firstScreens, notFirst } from "../../app/ui/styles/first-screens.ts";

test("what opens, hovers or is printed is left out, with the blocks that are empty without it", () => {
  const css = "a{b:c}a:hover,.x,.open:is(.y,.z){d:e}@media (min-width:768px){.open{f:g}}@media print{.x{h:i}}";
  expect(withoutRules(css, /:hover|\.open/)).toBe("a{b:c}.x{d:e}");
});

test("tokens that nothing asks for are left out", () => {
  const css = ":root{--used:1px;--not:2px;--last:3px}a{width:var(--used);--own:4px}b{width:var(--own)}";
  expect(withoutUnusedTokens(css)).toBe(":root{--used:1px;}a{width:var(--used);--own:4px}b{width:var(--own)}");
  expect(withoutUnusedTokens(css, "i{width:var(--last)}")).toContain("--last:3px");
});

test("a first screen is built from the files that style it, for the browsers of the floor", async () => {
  const behind = await firstCss(behindPixels.home!, notFirst);
  const css = await firstCss(firstScreens.home, notFirst, behind);
  expect(behind).toContain(".side-promos");
  expect(css).toContain(".header-bar{");
  expect(css).toContain(".hero-slider-headline{");
  expect(css.replaceAll("(hover:hover)", "")).not.toMatch(/:hover|\.suggestion|@media print|\n/);
  // Every token that is asked for is there.
  const asked = new Set([...(css + behind).matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name!));
  for (const name of asked) expect(css).toContain(`${name}:`);
});
