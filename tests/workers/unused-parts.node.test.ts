import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../../scripts/steps/root.ts";
import { unusedParts } from "../../workers/unused-parts.plugin.ts";

// With newer versions of the two libraries that spell these parts otherwise, the worker grows.

const plugin = unusedParts() as unknown as {
  load: (id: string) => string | undefined;
  transform: (code: string, id: string) => { code: string } | undefined;
};
const modules = join(root, "node_modules");

test("React comes with the one renderer that streams", () => {
  const entry = join(modules, "react-dom/server.node.js");
  expect(readFileSync(entry, "utf8")).toContain("./cjs/react-dom-server-legacy.node.production.js");
  expect(plugin.load(entry)).not.toContain("legacy");
  expect(plugin.load(join(modules, "react-dom/client.js"))).toBeUndefined();
});

test("zod's schemas keep all but the way to write themselves as JSON Schema, line by line", () => {
  const file = join(modules, "zod/v4/classic/schemas.js");
  const before = readFileSync(file, "utf8");
  const { code } = plugin.transform(before, file)!;
  expect(before.match(/processJSONSchema/g)!.length).toBeGreaterThan(20);
  expect(code).not.toMatch(/processJSONSchema|JSONSchemaMethod\(/);
  expect(code.split("\n").length).toBe(before.split("\n").length);
  expect(code).toContain("core.$ZodString.init(inst, def);");
});
