import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PartName } from "./part-names.ts";

export interface Row {
  part: PartName;
  what: string;
  tried: number;
  broken: number;
  note: string;
  failures: Failure[];
}

interface Failure {
  says: string;
  again: unknown;
}

const KEPT = 5;

export class Ledger {
  readonly rows: Row[] = [];
  readonly #part: PartName;
  readonly #folder: string;
  readonly endsAtFirst: boolean;

  constructor(part: PartName, folder: string, endsAtFirst = false) {
    this.#part = part;
    this.#folder = folder;
    this.endsAtFirst = endsAtFirst;
  }

  get isOver(): boolean {
    return this.endsAtFirst && this.rows.some(({ broken }) => broken > 0);
  }

  tried(what: string, count = 1): void {
    this.#row(what).tried += count;
  }

  note(what: string, note: string): void {
    this.#row(what).note = note;
  }

  broke(what: string, says: string, again: unknown): void {
    const row = this.#row(what);
    row.broken += 1;
    if (row.failures.length >= KEPT || row.failures.some((one) => one.says === says)) return;
    row.failures.push({ says, again });
    mkdirSync(this.#folder, { recursive: true });
    const name = `${this.#part}-${what.replaceAll(/\W+/g, "-")}-${row.failures.length}.json`;
    writeFileSync(join(this.#folder, name), JSON.stringify({ what, says, again }, null, 2));
  }

  expect(holds: boolean, what: string, says: string, again: unknown = null): void {
    this.tried(what);
    if (!holds) this.broke(what, says, again);
  }

  #row(what: string): Row {
    const found = this.rows.find((row) => row.what === what);
    if (found) return found;
    const row: Row = { part: this.#part, what, tried: 0, broken: 0, note: "", failures: [] };
    this.rows.push(row);
    return row;
  }
}

export function tableOf(rows: readonly Row[]): string[] {
  const cells = [
    ["part", "what", "tried", "broken", "figures"],
    ...rows.map(({ part, what, tried, broken, note }) => [
      part,
      what,
      tried.toLocaleString("en"),
      String(broken),
      note,
    ]),
  ];
  const widths = cells[0]!.map((_, at) => Math.max(...cells.map((row) => row[at]!.length)));
  const line = (row: string[]) =>
    `| ${row.map((cell, at) => (at === 2 || at === 3 ? cell.padStart(widths[at]!) : cell.padEnd(widths[at]!))).join(" | ")} |`;
  const rule = `| ${widths.map((width, at) => (at === 2 || at === 3 ? `${"-".repeat(width - 1)}:` : "-".repeat(width))).join(" | ")} |`;
  const failures = rows.flatMap((row) => row.failures.map(({ says }) => `✗ ${row.part}, ${row.what}: ${says}`));
  return [line(cells[0]!), rule, ...cells.slice(1).map(line), ...failures];
}
