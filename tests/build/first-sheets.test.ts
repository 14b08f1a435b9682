import { expect, test } from "vitest";
import { firstScreen, firstSheets, modulesOf, pageModules } from "../../app/ui/styles/first-sheets.ts";

test("the table of routes names the pages", () => {
  expect(pageModules()).toContain("routes/home");
  expect(pageModules()).toContain("routes/pages/help-center");
  expect(pageModules()).not.toContain("routes/blog-feed");
});

test("a page's first screen has the frame's sheets, then those of its components, then its own", () => {
  const sheets = firstSheets(["root.tsx", "routes/shop/listing.tsx"]);
  const place = (sheet: string) => sheets.indexOf(sheet);
  expect(place("ui/styles/index.first.css")).toBe(0);
  expect(place("ui/frame/header.first.css")).toBeGreaterThan(0);
  expect(place("ui/cards/facts.second.css")).toBeGreaterThan(place("ui/frame/header.first.css"));
  expect(place("routes/shop/listing.first.css")).toBeGreaterThan(place("ui/cards/facts.second.css"));
});

test("what stands further down is left out, with all that is in it", () => {
  const sheets = firstSheets(["root.tsx", "routes/product.tsx"]);
  expect(sheets).toContain("ui/cards/facts.second.css");
  expect(sheets).not.toContain("ui/frame/footer.css");
  expect(sheets).not.toContain("ui/cards/product-carousel.second.css");
});

test("a class that a template begins, such as `option${state}`, is printed", () => {
  const { prints } = firstScreen(["root.tsx", "routes/product.tsx"]);
  expect(["variant-choice-option", "variant-choice-list", "cart-line-quantity"].map(prints)).toEqual([
    true,
    true,
    false,
  ]);
});

test("stylesheets that a page links to come last", () => {
  expect(firstSheets(["root.tsx", "routes/blog-post.tsx"]).at(-1)).toBe("shared/written-pages/styles.first.css");
});

test("every page but the workshop's gallery has first sheets besides the frame's", () => {
  const frame = firstSheets(["root.tsx"]);
  const bare = pageModules().filter((id) => firstSheets(modulesOf(id)).length === frame.length);
  expect(bare).toEqual(["routes/home/gallery"]);
});
