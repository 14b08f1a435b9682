import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import routes from "../../app/routes.ts";

// Decision 73: an address is written as it is read, and none is written that the route table does not have.

/** Segments of each route's path. */
const table = routes.filter(({ path }) => path !== "*").map(({ path = "" }) => path.split("/"));
const files = ["app", "workers"].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith(".plugin.ts"))
    .map((path) => `${room}/${path}`),
);

/** What a source writes into an address, whatever it is. */
const ANY = "*";

/** Addresses in the quotation marks of a source, up to their query and without ".data". Those of files are looked up by the build. */
function addresses(source: string): string[] {
  const code = source.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, "");
  return [...code.matchAll(/(["'`])\/((?:[a-z$][^"'`\s]*)?)\1/g)]
    .map(([, , text]) => text!.replace(/\$\{[^}]*\}/g, ANY).replace(/(?:\.data)?(?:[?#].*)?$/, ""))
    .filter(
      (path) => !/[()[\]+|\\<>:]/.test(path) && !/^(?:media|assets)\b|^push-worker\/$|\.(?:svg|ico|js)$/.test(path),
    );
}

/** Whether some route has this address, or begins with one that ends in a slash or in what is written into it. */
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

/** A refusal is shown as the page of an address that nobody has. */
const ON_PURPOSE = "workers/refusals.ts: /refused";

test("every address that the shop writes stands in the route table", () => {
  const written = files.flatMap((file) => addresses(readFileSync(file, "utf8")).map((path) => `${file}: /${path}`));
  expect(written.length).toBeGreaterThan(400);
  expect(written.filter((line) => line !== ON_PURPOSE && !isKnown(line.split(": /")[1]!))).toEqual([]);
});

test.each(["shop/sidebar/lists/more", "sign-on", "account/addresses/7/x", "shops/"])("/%s would be noticed", (path) => {
  expect(isKnown(path)).toBe(false);
});
