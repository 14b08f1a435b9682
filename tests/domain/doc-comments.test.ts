import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, sep } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { root } from "../../scripts/steps/root.ts";

const rooms = [
  "app/domain",
  "app/data",
  "app/http",
  "app/middleware",
  "app/outbound",
  "app/page-cache",
  "app/request",
  "workers",
];

interface Statement {
  type: string;
  start: number;
  source?: { value: string } | null;
  specifiers?: { type: string; imported?: { name?: string } }[];
  declaration?: Declared | null;
}

interface Declared {
  type: string;
  id?: { name: string };
  declarations?: { id: { name?: string }; init?: { type: string } | null }[];
}

function roomOf(file: string): string {
  const [top, second] = file.split(sep);
  return top === "app" && second!.includes(".") === false ? join(top, second!) : top!;
}

const sources = ["app", "workers", "scripts"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.d)\.tsx?$/.test(file))
    .map((file) => join(folder, file)),
);

const modules = new Map(
  sources.map((file) => {
    const text = readFileSync(join(root, file), "utf8");
    return [file, { text, body: parseSync(file, text).program.body as unknown as Statement[] }];
  }),
);

function importedElsewhere(): Map<string, Set<string>> {
  const entries = new Map<string, Set<string>>();
  for (const [file, { body }] of modules)
    for (const { type, source, specifiers = [] } of body) {
      if (type !== "ImportDeclaration" || !source!.value.startsWith(".")) continue;
      const target = normalize(join(dirname(file), source!.value));
      if (roomOf(target) === roomOf(file)) continue;
      const names = entries.get(target) ?? new Set();
      for (const { imported } of specifiers) names.add(imported?.name ?? "*");
      entries.set(target, names);
    }
  return entries;
}

function exportedFunctions({ text, body }: { text: string; body: Statement[] }): [name: string, isSaid: boolean][] {
  return body.flatMap(({ type, start, declaration }) => {
    if (type !== "ExportNamedDeclaration" || !declaration) return [];
    const isSaid = text.slice(0, start).trimEnd().endsWith("*/");
    const { id, declarations = [] } = declaration;
    const names =
      declaration.type === "FunctionDeclaration"
        ? [id!.name]
        : declarations
            .filter(({ init }) => init?.type === "ArrowFunctionExpression" || init?.type === "FunctionExpression")
            .map((declared) => declared.id.name!);
    return names.map((name): [string, boolean] => [name, isSaid]);
  });
}

const entries = importedElsewhere();

test("rooms are entered by functions", () => {
  expect(roomOf("app/domain/cart/cart.ts")).toBe("app/domain");
  expect(roomOf("app/root.tsx")).toBe("app");
  expect([...entries.keys()].filter((file) => roomOf(file) === "app/domain").length).toBeGreaterThan(50);
});

test.each(rooms)("every entry function of %s has a doc comment", (room) => {
  const asked = [...modules].flatMap(([file, module]) => {
    const names = entries.get(file);
    if (roomOf(file) !== room || !names) return [];
    return exportedFunctions(module)
      .filter(([name]) => names.has(name) || names.has("*"))
      .map(([name, isSaid]) => ({ name: `${file}: ${name}`, isSaid }));
  });
  expect(asked.filter(({ isSaid }) => !isSaid).map(({ name }) => name)).toEqual([]);
});
