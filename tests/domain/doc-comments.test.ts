import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { root } from "../../scripts/steps/root.ts";

// What other layers call says what it means, in which units, and by which rule, without being opened.

const folders = ["app/domain", "app/data", "app/http", "app/middleware", "app/outbound", "workers"];

interface Declared {
  type: string;
  id?: { name: string };
  declarations?: { id: { name?: string }; init?: { type: string } | null }[];
}

/** Names of exported functions before which no doc comment ends. */
function bareFunctions(file: string): string[] {
  const source = readFileSync(join(root, file), "utf8");
  return parseSync(file, source).program.body.flatMap((node) => {
    if (node.type !== "ExportNamedDeclaration" || !node.declaration) return [];
    if (source.slice(0, node.start).trimEnd().endsWith("*/")) return [];
    const { type, id, declarations = [] } = node.declaration as Declared;
    if (type === "FunctionDeclaration") return [`${file}: ${id!.name}`];
    return declarations
      .filter(({ init }) => init?.type === "ArrowFunctionExpression" || init?.type === "FunctionExpression")
      .map((declared) => `${file}: ${declared.id.name}`);
  });
}

test.each(folders)("every exported function of %s has a doc comment", (folder) => {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".ts"),
  );
  expect(files.length).toBeGreaterThan(5);
  expect(files.flatMap((file) => bareFunctions(join(folder, file)))).toEqual([]);
});
