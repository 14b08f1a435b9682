import { globSync, readFileSync } from "node:fs";
import { parseSync } from "vite";
import { expect, test } from "vitest";

// Reads the components themselves, so that texts which no page shows are found.

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

const spoken = /^(?:alt|title|aria-label|aria-description|aria-roledescription|placeholder|label)$/;
const word = /[A-Za-z]{2,}|[\u1200-\u135a]/;
const named = ["code", "kbd"];

/** Names of services are the same in every language. */
const allowed = new Set(["Telegram", "WhatsApp", "ETB", "USD"]);

function wordsIn(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  const found: string[] = [];
  const note = (text: string, { start }: Node) => {
    const trimmed = text.replace(/&\w+;/g, " ").trim();
    if (word.test(trimmed) && !allowed.has(trimmed))
      found.push(`${file}:${source.slice(0, start).split("\n").length} ${trimmed}`);
  };
  const visit = (node: Node) => {
    const { type } = node;
    if (type === "JSXElement") {
      const name = (node.openingElement as { name?: { name?: string } }).name?.name;
      if (name && named.includes(name)) return;
    }
    if (type === "JSXText") note(node.value as string, node);
    if (type === "JSXExpressionContainer") {
      const inner = node.expression as Node;
      if (inner.type === "Literal" && typeof inner.value === "string" && node.inText) note(inner.value, inner);
    }
    if (type === "JSXAttribute") {
      const name = (node.name as { name: unknown }).name;
      const value = node.value as Node | null;
      if (typeof name === "string" && spoken.test(name) && value?.type === "Literal" && typeof value.value === "string")
        note(value.value, value);
    }
    for (const [key, child] of Object.entries(node)) {
      if (key === "type" || key === "start" || key === "end") continue;
      for (const one of Array.isArray(child) ? child : [child]) {
        if (one === null || typeof one !== "object" || !("type" in one)) continue;
        if (key === "children" && one.type === "JSXExpressionContainer") (one as Node).inText = true;
        visit(one as Node);
      }
    }
  };
  visit(program as unknown as Node);
  return found;
}

test("a sentence in a component is found", () => {
  const source = `export const A = () => <p title="Sold out" className="x y">Hello {"there"} {t("card.add")} <code>part</code></p>;`;
  expect(wordsIn("a.tsx", source).map((line) => line.replace(/^\S+ /, ""))).toEqual(["Sold out", "Hello", "there"]);
});

test("no component prints words of its own", () => {
  const files = globSync("app/{ui,routes,shared,client}/**/*.tsx");
  const found = files.flatMap((name) => wordsIn(name, readFileSync(name, "utf8")));
  expect(found).toEqual([]);
});
