import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

// schema.org's own vocabulary, as schema-dts declares it: its declarations are generated from the released vocabulary.

interface Property {
  /** Names of classes, enumerations and data types. */
  ranges: string[];
  isDeprecated: boolean;
}

/** "ProductBase" to its own properties and the bases above. */
interface Base {
  above: string[];
  properties: Map<string, Property>;
}

interface Vocabulary {
  bases: Map<string, Base>;
  /** "Store" to the bases of its declaration. */
  classes: Map<string, string[]>;
  /** "Store" to what may stand for it: subclasses by name, and members of enumerations in quotes. */
  members: Map<string, string[]>;
}

const require = createRequire(import.meta.url);
const declarations = join(dirname(require.resolve("schema-dts/package.json")), "dist/schema.d.ts");

let known: Vocabulary | undefined;

/** Reads a megabyte once. */
function vocabulary(): Vocabulary {
  known ??= readVocabulary(readFileSync(declarations, "utf8"));
  return known;
}

function readVocabulary(text: string): Vocabulary {
  const bases: Vocabulary["bases"] = new Map();
  const classes: Vocabulary["classes"] = new Map();
  const members: Vocabulary["members"] = new Map();
  let base: Base | null = null;
  let leaf: string[] | null = null;
  let isDeprecated = false;
  for (const line of text.split("\n")) {
    const [, declared, ownName, above = ""] = /^(export )?interface (\w+)(?: extends ([^{]+))? \{$/.exec(line) ?? [];
    const alias = /^export type (\w+) = (.*);$/.exec(line);
    const property = /^ {4}"([\w-]+)"\?: SchemaValue<(.+), "\1">;$/.exec(line);
    if (ownName !== undefined) {
      const parents = above.split(", ").filter((name) => name.endsWith("Base"));
      leaf = declared ? parents : null;
      base = declared ? null : { above: parents, properties: new Map() };
      if (base) bases.set(ownName, base);
    } else if (alias) members.set(alias[1]!, alias[2]!.split(" | "));
    else if (property && base) {
      base.properties.set(property[1]!, { ranges: property[2]!.split(" | "), isDeprecated });
      isDeprecated = false;
    } else if (leaf && line.startsWith('    "@type": "')) classes.set(/"@type": "([^"]+)"/.exec(line)![1]!, leaf);
    else if (line.includes("@deprecated")) isDeprecated = true;
  }
  return { bases, classes, members };
}

/** A property of a class or of one above it; undefined for one of another class. */
export function findProperty(type: string, name: string): Property | undefined {
  const { bases, classes } = vocabulary();
  const waiting = [...(classes.get(type) ?? [])];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const base = bases.get(next);
    const property = base?.properties.get(name);
    if (property) return property;
    waiting.push(...(base?.above ?? []));
  }
  return undefined;
}

/** Whether the vocabulary has such a class. */
export function isClass(type: string): boolean {
  return vocabulary().classes.has(type);
}

/** Everything that may stand for one of the ranges: classes by name, members of enumerations in quotes. */
export function rangeMembers(ranges: readonly string[]): Set<string> {
  const { members } = vocabulary();
  const all = new Set<string>();
  const waiting = [...ranges];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (all.has(next)) continue;
    all.add(next);
    waiting.push(...(members.get(next) ?? []));
  }
  return all;
}
