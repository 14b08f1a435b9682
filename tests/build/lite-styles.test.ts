import { expect, test } from "vitest";
import { usedProperties } from "../../app/ui/styles/lite-styles.plugin.ts";

test("tokens that nothing asks for are not sent, nor rules that are empty then", () => {
  const css = ":root{--a:1px;--b:var(--a);--c:2px}:root:lang(am){--c:3px}p{margin:var(--a)}";
  expect(usedProperties(css)).toBe(":root{--a:1px;}p{margin:var(--a)}");
});

test("a token that another one needs stays as long as that is asked for", () => {
  expect(usedProperties(":root{--a:1px;--b:var(--a)}p{margin:var(--b)}")).toBe(
    ":root{--a:1px;--b:var(--a)}p{margin:var(--b)}",
  );
});
