import { readdirSync } from "node:fs";
import { join } from "node:path";
import { splitLine } from "../../app/domain/feed/records.ts";
import { readTextFile } from "../steps/named-file.ts";
import { PlainError } from "../steps/plain-error.mjs";
import { root } from "../steps/root.ts";

export const marketFolder = join(root, "scripts", "market");

export function fault(file: string, line: number | null, reason: string): PlainError {
  return new PlainError(`scripts/market/${file}${line === null ? "" : `, line ${line}`}: ${reason}.`);
}

export type Line<Column extends string> = Record<Column, string> & { line: number };

/** .tsv or .csv with exactly these columns. Throws the first `fault`. */
export function readTable<Column extends string>(
  folder: string,
  file: string,
  columns: readonly Column[],
): Line<Column>[] {
  const delimiter = file.endsWith(".tsv") ? "\t" : ",";
  const [header = "", ...lines] = readTextFile(join(folder, file)).split(/\r?\n/);
  if (header !== columns.join(delimiter)) throw fault(file, 1, `its columns have to be ${columns.join(", ")}`);
  return lines.flatMap((text, index) => {
    if (text === "") return [];
    const line = index + 2;
    const cells = splitLine(text, delimiter);
    if (cells?.length !== columns.length)
      throw fault(file, line, `has ${cells?.length ?? 1} columns where the header has ${columns.length}`);
    const named = Object.fromEntries(columns.map((column, at) => [column, cells[at]])) as Record<Column, string>;
    return [{ ...named, line }];
  });
}

const HOUR = 60 * 60 * 1000;
const UNITS = { d: 24 * HOUR, h: HOUR } as const;
const TIME = /^([+-]\d{1,4})([dh])$/;

/** UTC ms of '+9d' or '-3h'; null if invalid. */
export function momentOf(text: string, now: number): number | null {
  const [, count, unit] = TIME.exec(text) ?? [];
  return unit === undefined ? null : now + Number(count) * UNITS[unit as "d" | "h"];
}

/** Replaces intervals ('-2d/+9d') and moments ("+9d") by ISO times. */
export function withTimes(text: string, now: number): string {
  const iso = (time: string) => new Date(momentOf(time, now)!).toISOString();
  return text
    .replace(
      /(?<=\t)([+-]\d{1,4}[dh])\/([+-]\d{1,4}[dh])(?=\t)/g,
      (_, from: string, to: string) => `${iso(from)}/${iso(to)}`,
    )
    .replace(/(?<=")[+-]\d{1,4}[dh](?=")/g, iso);
}

export function marketFiles(folder = marketFolder): string[] {
  const folders = ["goods", "reviews", "pictures"].flatMap((name) =>
    readdirSync(join(folder, name)).map((file) => join(folder, name, file)),
  );
  const own = ["categories.tsv", "vendors.csv", "ratings.tsv", "lists.json", "coupons.csv", "home.json"];
  return [...own.map((file) => join(folder, file)), ...folders];
}
