import { existsSync, readdirSync, readFileSync } from "node:fs";
import { parse } from "acorn";
import { describe, expect, test } from "vitest";

// settled.md 6, design.md 2: Chrome 80. Build first.

const assets = "build/client/assets";
const files = (ending: string) =>
  existsSync(assets) ? readdirSync(assets).filter((name) => name.endsWith(ending)) : [];
const read = (name: string) => readFileSync(`${assets}/${name}`, "utf8");

test("the shop is built", () => expect(files(".js").length).toBeGreaterThan(5));

describe("scripts are ES2020", () => {
  test.each(files(".js"))("%s", (name) => {
    expect(() => parse(read(name), { ecmaVersion: 2020, sourceType: "module" })).not.toThrow();
  });
});

// Decision 34: without this first line, Chromium compiles each function at its first call, on the main thread.
test("Chromium is asked to compile what it fetches at once", () => {
  const modules = files(".js").filter((name) => !name.startsWith("manifest-"));
  expect(modules.filter((name) => !read(name).startsWith("//# allFunctionsCalledOnLoad\n"))).toEqual([]);
});

describe("styles use nothing that old phones drop whole", () => {
  const tooNew: Record<string, RegExp> = {
    nesting: /[{;]\s*&/,
    layers: /@layer/,
    // Scroll-state queries may be ignored: pictures then load earlier (home.css).
    "container queries": /@container(?! not scroll-state\()/,
    ":has()": /:has\(/,
    ":is() and :where()": /:(is|where)\(/,
    "colour functions": /color-mix|oklch|oklab/,
    "dynamic viewport units": /\d(dvh|svh|lvh|dvw)\b/,
    "range media queries": /@media[^{]*[<>]/,
    inset: /[{;]inset:/,
  };
  describe.each(files(".css"))("%s", (name) => {
    test.each(Object.keys(tooNew))("no %s", (what) => expect(read(name)).not.toMatch(tooNew[what]!));
  });
});

// Decision 34: after a touch it would stay, and each press would cost style, layout and a fade.
test.each(files(".css"))("%s: what hovers asks for a pointer that can", (name) => {
  const css = read(name).replace(/@media[^{}]*\(hover:hover\)[^{}]*\{(?:[^{}]*\{[^{}]*\})*\}/g, "");
  expect(/[^{}]*:hover[^{}]*/.exec(css)?.[0]).toBeUndefined();
});

test("the worker knows no header of tests (settled.md 35)", () => {
  const modules = readdirSync("build/server", { recursive: true, encoding: "utf8" }).filter((one) => /\.js$/.test(one));
  expect(modules).toContain("index.js");
  expect(modules.filter((one) => readFileSync(`build/server/${one}`, "utf8").includes("x-test-"))).toEqual([]);
});

describe("nothing of the server reaches the browser", () => {
  test("no source maps", () => expect(files(".map")).toEqual([]));
  test.each(files(".js"))("%s names no binding, secret or table", (name) => {
    expect(read(name)).not.toMatch(/SESSION_SECRET|OPERATOR_TOKEN|SELECT .* FROM|node:crypto|sourceMappingURL/);
  });
});

describe("scripts call nothing that came after Chrome 80", () => {
  // Libraries bring their own fallbacks.
  const ours = files(".js").filter((name) => !/^(framework|dist|index\.esm)-/.test(name));
  const tooNew =
    /(?<!\.)\.at\(|\.replaceAll\(|\.findLast\(|\.toSorted\(|Object\.hasOwn\(|URL\.canParse\(|structuredClone\(|AbortSignal\.(timeout|any)\(/;
  test.each(ours)("%s", (name) => expect(tooNew.exec(read(name))?.[0]).toBeUndefined());
});
