import { commandLine, readWhole } from "../steps/command-line.ts";
import { readJsonFile } from "../steps/named-file.ts";
import { PlainError } from "../steps/plain-error.mjs";

const benchParts = ["bytes", "lab", "rates", "order", "distance", "feed", "discovery"] as const;
export type BenchPart = (typeof benchParts)[number];

const pageNames = ["home", "listing", "product", "search", "cart"] as const;
export type PageName = (typeof pageNames)[number];

const languages = ["en", "am"] as const;
export type BenchLanguage = (typeof languages)[number];

const FEWEST_PRODUCTS = 3_000;

export const benchUsage = `npm run bench -- [PART ...]          figures of the build beside the goals of docs/brief/speed.md
  bytes      bytes of documents, and of their first packets
  lab        pages on a slow phone and line: paints, presses, no scripts, the next page
  rates      answers a second, and processor time of one
  order      500 shoppers for 10 units; the order's batch
  distance   the database 150 ms away (--ms 150)
  feed       an imported feed with photographs: GULIT_DATA names its folder
  discovery  lists and searches of a large market (--products 100000, --samples 200, --only TEXT); only when named
all of them: [--quick] [--runs 3] [--pages ${pageNames.join(",")}] [--languages en,am] [--seed TEXT] [--compare FILE]`;

export interface BenchOptions {
  parts: readonly BenchPart[];
  pages: readonly PageName[];
  languages: readonly BenchLanguage[];
  runs: number;
  isQuick: boolean;
  seed: string;
  /** ms to the database, of `distance`. */
  ms: number;
  products: number;
  samples: number;
  only: string;
  compare: string | null;
}

export function readBenchOptions(argv: string[], now = Date.now()): BenchOptions | null {
  const text = { type: "string" } as const;
  const { values, positionals } = commandLine(argv, benchUsage, {
    ...{ runs: text, pages: text, languages: text, seed: text, compare: text, quick: { type: "boolean" } },
    ...{ ms: text, products: text, samples: text, only: text },
  });
  if (values.help) return null;
  const isQuick = values.quick ?? false;
  const compare = values.compare ?? null;
  if (compare !== null) readJsonFile(compare);
  const asked = positionals.length > 0 ? positionals.join(",") : undefined;
  const usual = benchParts.filter((part) => part !== "discovery" && (!isQuick || !["feed", "distance"].includes(part)));
  return {
    parts: chosen("A part", asked, benchParts, usual),
    pages: chosen("--pages", values.pages, pageNames, isQuick ? ["home", "product"] : pageNames),
    languages: chosen("--languages", values.languages, languages, isQuick ? ["en"] : languages),
    runs: readWhole("--runs", values.runs ?? (isQuick ? "1" : "3"), 1, 25),
    isQuick,
    seed: values.seed ?? String(Math.floor(now / 86_400_000)),
    ms: readWhole("--ms", values.ms ?? "150", 20, 2_000),
    products: readWhole("--products", values.products ?? "100000", FEWEST_PRODUCTS, 2_000_000),
    samples: readWhole("--samples", values.samples ?? "200", 20, 100_000),
    only: values.only ?? "",
    compare,
  };
}

function chosen<Name extends string>(
  option: string,
  text: string | undefined,
  all: readonly Name[],
  usual: readonly Name[],
): readonly Name[] {
  if (text === undefined) return usual;
  const asked = text.split(",");
  const unknown = asked.find((name) => !all.some((known) => known === name));
  if (unknown !== undefined) throw new PlainError(`${option} is one of ${all.join(", ")}, not "${unknown}".`);
  return all.filter((name) => asked.includes(name));
}
