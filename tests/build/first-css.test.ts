import { expect, test } from "vitest";
import { firstRules, withoutRules } from "../../app/ui/styles/first-css.ts";

test("states and selectors of nothing are left out, with queries that are empty then", () => {
  const css = "a:focus,p a{b:c}@media (max-width:1px){button:disabled{d:e}}[aria-busy=true] i{f:g}h{i:j}";
  expect(withoutRules(css)).toBe("p a{b:c}h{i:j}");
});

test("what hovers or is printed on paper is left out", () => {
  const css = "a{b:c}@media (hover:hover){a:hover{d:e}}@media (min-width:768px){i{f:g}}@media print{u{h:i}}b{j:k}";
  expect(withoutRules(css)).toBe("a{b:c}@media (min-width:768px){i{f:g}}b{j:k}");
});

test("rules for wide screens alone are left out for phones", () => {
  const css =
    "@media (min-width:48em){a{b:c}}@media (min-width:516px) and (pointer:fine){d{e:f}}@media (max-width:767px){g{h:i}}";
  expect(withoutRules(css, 520)).toBe(css.slice(css.indexOf("}}") + 2));
  expect(withoutRules(css)).toBe(css);
});

test("a sheet is built for the browsers of the floor, for phones without what only wide screens ask for", async () => {
  const [shop, header] = await firstRules(["ui/styles/index.first.css", "ui/frame/header.first.css"]);
  for (const { phone, screen } of [shop!, header!]) {
    expect(screen).toContain("@media (min-width:768px)");
    expect(phone).not.toContain("min-width:768px");
    expect(phone + screen).not.toMatch(/:hover|@media print|\n/);
  }
  expect(header!.screen).toMatch(/@media \(min-width:64em\)\{\.header-city/);
  expect(header!.phone).not.toContain(".header-city{display:block");
  const used = new Set([...(shop!.phone + header!.phone).matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name!));
  for (const name of used) expect(shop!.phone).toContain(`${name}:`);
});
