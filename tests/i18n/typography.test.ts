import { globSync, readFileSync, statSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import * as am from "../../app/i18n/am/index.ts";
import { ethiopicFontFile, ethiopicLetters, writeEthiopicFont } from "../../app/ui/styles/ethiopic-font.plugin.ts";

// amharic.md 4 and design.md 3.

const styles = globSync("**/*.css", { cwd: "app" }).map((name) => ({
  name,
  css: readFileSync(`app/${name}`, "utf8").replace(/\/\*[\s\S]*?\*\//g, ""),
}));

interface Rule {
  file: string;
  selector: string;
  values: Record<string, string>;
}
const rules: Rule[] = styles.flatMap(({ name, css }) =>
  [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector, body]) => ({
    file: name,
    selector: selector!.trim().replace(/\s+/g, " "),
    values: Object.fromEntries(
      [...body!.matchAll(/([a-z0-9-]+):\s*([^;]+);/g)].map(([, property, value]) => [property!, value!.trim()]),
    ),
  })),
);
const where = ({ file, selector }: Rule) => `${file}: ${selector}`;

const tokens = rules.filter(({ file }) => file === "ui/styles/tokens.css");
const amharic = Object.assign(
  {},
  ...[":root", ":root:lang(am)", '[lang="am"]'].map((selector) =>
    Object.fromEntries(
      [
        ...styles
          .find(({ name }) => name === "ui/styles/tokens.css")!
          .css.split(`${selector} {`)[1]!
          .split("}")[0]!
          .matchAll(/(--[tl]-[a-z0-9]+):\s*([^;]+);/g),
      ].map(([, name, value]) => [name, value]),
    ),
  ),
) as Record<string, string>;

function pixels(value: string): number | null {
  const plain = value.replace(/var\((--[a-z0-9-]+)\)/, (_, name: string) => amharic[name] ?? name);
  const [, number, unit] = /^([\d.]+)(rem|px)$/.exec(plain) ?? [];
  return number === undefined ? null : Number(number) * (unit === "rem" ? 16 : 1);
}

describe("styles", () => {
  test("there are rules, and the sizes of Amharic are known", () => {
    expect(rules.length).toBeGreaterThan(500);
    expect(tokens.length).toBeGreaterThan(2);
    expect([amharic["--t-xs"], amharic["--l-sm"], amharic["--l-2xl"]]).toEqual(["0.8125rem", "1.375rem", "2.5rem"]);
  });

  test("sizes of wide screens leave room for Ethiopic letters, too", () => {
    const wide = Object.assign({}, ...tokens.slice(3, 5).map(({ values }) => values)) as Record<string, string>;
    const sizes = Object.keys(wide).filter((name) => name.startsWith("--t-"));
    expect(sizes).toEqual(["--t-xl", "--t-2xl"]);
    for (const name of sizes)
      expect(pixels(wide[name.replace("t", "l")]!)!, name).toBeGreaterThanOrEqual(1.36 * pixels(wide[name]!)!);
  });

  test("no text is under 13 px", () => {
    const digits = new Set(["ui/frame/header.first.css: .header-link-count"]);
    const small = rules.filter(({ values }) => (pixels(values["font-size"] ?? "") ?? 13) < 13);
    expect(small.map(where).filter((one) => !digits.has(one))).toEqual([]);
  });

  test("no letter-spacing, no italics, no capitals", () => {
    const off = rules.filter(
      ({ values }) =>
        (values["letter-spacing"] ?? "0") !== "0" ||
        (values["font-style"] ?? "normal") !== "normal" ||
        (values["text-transform"] ?? "none") !== "none" ||
        values["font-variant-caps"] !== undefined,
    );
    expect(off.map(where)).toEqual([]);
    expect(rules.find(({ selector }) => selector === ":lang(am)")?.values).toEqual({
      ...{ "font-style": "normal", "letter-spacing": "0", hyphens: "manual" },
    });
    expect(styles.filter(({ css }) => /word-break:\s*(break-all|keep-all)|hyphens:\s*auto/.test(css))).toEqual([]);
  });

  test("no line is tighter than the letters are high: 1.36", () => {
    const tight = rules.filter(({ values }) => {
      const [size, height] = [values["font-size"], values["line-height"]];
      if (height === undefined) return false;
      if (/^[\d.]+$/.test(height)) return Number(height) < 1.36;
      const [px, line] = [pixels(size ?? "1rem"), pixels(height)];
      return px !== null && line !== null && line < px * 1.36;
    });
    expect(tight.map(where).filter((one) => !one.startsWith("routes/cart/cart-line.css: .cart-line-less"))).toEqual([]);
  });

  test("body text is 1.6, and Latin fonts stand first", () => {
    const body = rules.find(({ selector }) => selector.startsWith("body:lang(am)"));
    expect(body?.values["line-height"]).toBe("1.6");
    const { css } = styles.find(({ name }) => name === "ui/styles/tokens.css")!;
    const shared = /--fonts:([^;]+);/.exec(css)![1]!;
    const fonts = css.replaceAll("var(--fonts)", shared).match(/--font:[^;]+;/g)!;
    const names = fonts.map((list) =>
      list
        .slice(7, -1)
        .split(",")
        .map((name) => name.trim().replace(/"/g, "")),
    );
    const system = [
      ...["system-ui", "-apple-system", "Segoe UI", "Roboto", "Noto Sans"],
      ...["Noto Sans Ethiopic", "Abyssinica SIL", "Ebrima", "Nyala", "Kefa"],
    ];
    expect(names).toEqual([
      [...system, "sans-serif"],
      ["Awaited", ...system, "Ethiopic", "sans-serif"],
    ]);
  });
});

describe("the font for who has none (settled.md 37)", () => {
  beforeAll(writeEthiopicFont, 30_000);

  test("is one weight, and small", () => {
    expect(statSync(ethiopicFontFile).size).toBeLessThan(40_000);
    expect(readFileSync(ethiopicFontFile).subarray(0, 4).toString()).toBe("wOF2");
  });

  test("is asked for by its letters, swapped in, and looked for on the system first", () => {
    const { css } = styles.find(({ name }) => name === "ui/styles/ethiopic-font.css")!;
    expect(css).toContain("font-display: swap");
    const [, ...sources] = css.slice(css.indexOf("src:"), css.indexOf("unicode-range")).split(/(?=local\(|url\()/);
    expect(sources.map((source) => source.slice(0, source.indexOf("(")))).toEqual([
      ...Array<string>(5).fill("local"),
      "url",
    ]);
    const ranges = [.../unicode-range:([^;]+);/.exec(css)![1]!.matchAll(/U\+([0-9A-F]+)-([0-9A-F]+)/g)];
    const isAskedFor = (letter: string) =>
      ranges.some(([, first, last]) => {
        const code = letter.codePointAt(0)!;
        return code >= Number.parseInt(first!, 16) && code <= Number.parseInt(last!, 16);
      });
    expect([...ethiopicLetters].filter((letter) => !isAskedFor(letter))).toEqual([]);
    expect([..."Aa0.«»ሀ"].map(isAskedFor)).toEqual([false, false, false, false, false, false, true]);
  });

  test("has every Ethiopic letter the shop writes", () => {
    const domain = ["delivery/regions", "date-text", "delivery/city-name", "home/testimonials"];
    const files = globSync(["app/content/am/**/*.md", "scripts/market/**/*.{tsv,csv,json}"]);
    const written = [...files, ...domain.map((name) => `app/domain/${name}.ts`)]
      .map((name) => readFileSync(name, "utf8"))
      .concat(JSON.stringify(am))
      .join("");
    const used = new Set(written.match(/[\u1200-\u139F\u2D80-\u2DDF\uAB00-\uAB2F]/g));
    expect(used.size).toBeGreaterThan(200);
    expect([...used].filter((letter) => !ethiopicLetters.includes(letter))).toEqual([]);
  });
});
