import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import routes from "../../app/routes.ts";

// Decision 73.

const table = routes
  .flatMap(({ children, ...route }) => children ?? route)
  .filter(({ path }) => path !== "*")
  .map(({ path = "" }) => path.split("/"));
const files = globSync("{app,workers}/**/*.{ts,tsx}").filter((path) => !path.endsWith(".plugin.ts"));

const ANY = "*";

/** Literal paths up to their query, without ".data"; the build resolves files. */
function addresses(source: string): string[] {
  const code = source.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, "");
  return [...code.matchAll(/(["'`])\/((?:[a-z$][^"'`\s]*)?)\1/g)]
    .map(([, , text]) => text!.replace(/\$\{[^}]*\}/g, ANY).replace(/(?:\.data)?(?:[?#].*)?$/, ""))
    .filter(
      (path) => !/[()[\]+|\\<>:]/.test(path) && !/^(?:media|assets)\b|^push-worker\/$|\.(?:svg|ico|js)$/.test(path),
    );
}

function isKnown(path: string): boolean {
  const isBeginning = path.endsWith("/") && path !== "";
  const segments = path.replace(/\/$/, "").split("/");
  const isOpen = isBeginning || segments.at(-1) === ANY;
  const isMet = (segment: string, of: string) => segment.includes(ANY) || of.startsWith(":") || segment === of;
  return table.some(
    (route) =>
      (isOpen ? route.length >= segments.length : route.length === segments.length) &&
      segments.every((segment, place) => isMet(segment, route[place]!)),
  );
}

/** A refusal is rendered at an address that does not exist. */
const ON_PURPOSE = "workers/refusals.ts: /refused";

test("every address that the shop writes stands in the route table", () => {
  const written = files.flatMap((file) => addresses(readFileSync(file, "utf8")).map((path) => `${file}: /${path}`));
  expect(written.length).toBeGreaterThan(400);
  expect(written.filter((line) => line !== ON_PURPOSE && !isKnown(line.split(": /")[1]!))).toEqual([]);
});

test.each(["shop/sidebar/lists/more", "sign-on", "account/addresses/7/x", "shops/"])("/%s would be noticed", (path) => {
  expect(isKnown(path)).toBe(false);
});
