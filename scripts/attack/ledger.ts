import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export interface Row {
  what: string;
  tried: number;
  /** With fewer tries the row has failed, since they prove nothing. */
  wanted: number;
  broken: number;
  note: string;
  failures: string[];
}

const KEPT = 5;

/** Tries and failures of a part; each failure is stored as a file. */
export class Ledger {
  readonly rows: Row[];
  readonly #part: string;
  readonly #folder: string;

  constructor(part: string, wanted: Readonly<Record<string, number>>, folder: string) {
    this.#part = part;
    this.#folder = folder;
    this.rows = Object.entries(wanted).map(([what, least]) => emptyRow(what, least));
  }

  tried(what: string, count = 1): void {
    this.row(what).tried += count;
  }

  note(what: string, note: string): void {
    this.row(what).note = note;
  }

  lacks(what: string): boolean {
    const { tried, wanted } = this.row(what);
    return tried < wanted;
  }

  broke(what: string, says: string, again: unknown): void {
    const row = this.row(what);
    row.broken += 1;
    if (row.failures.length >= KEPT || row.failures.includes(says)) return;
    row.failures.push(says);
    mkdirSync(this.#folder, { recursive: true });
    const name = `${this.#part}-${what.replaceAll(/\W+/g, "-")}-${row.failures.length}.json`;
    writeFileSync(join(this.#folder, name), JSON.stringify({ what, says, again }, null, 2));
  }

  expect(holds: boolean, what: string, says: string, again: unknown = null): void {
    this.tried(what);
    if (!holds) this.broke(what, says, again);
  }

  /** A sentence for each row that failed or had too few tries. */
  failures(): string[] {
    return this.rows.flatMap(({ what, tried, wanted, broken, failures }) => [
      ...failures.map((says) => `${what}: ${says}`),
      ...(broken > failures.length ? [`${what}: ${broken} in all`] : []),
      ...(tried < wanted ? [`${what}: ${tried} tries of ${wanted}`] : []),
    ]);
  }

  table(): string {
    const cells = this.rows.map(({ what, tried, wanted, broken, note }) => {
      const share = `${tried.toLocaleString("en")} / ${wanted.toLocaleString("en")}`;
      return [`${this.#part}: ${what}`, share, `${broken} broken`, note];
    });
    const widths = [0, 1, 2].map((at) => Math.max(...cells.map((row) => row[at]!.length)));
    return cells
      .map((row) =>
        row
          .map((cell, at) => cell.padEnd(widths[at] ?? 0))
          .join("  ")
          .trimEnd(),
      )
      .join("\n");
  }

  row(what: string): Row {
    const found = this.rows.find((row) => row.what === what);
    if (found) return found;
    const row = emptyRow(what, 1);
    this.rows.push(row);
    return row;
  }
}

function emptyRow(what: string, wanted: number): Row {
  return { what, tried: 0, wanted, broken: 0, note: "", failures: [] };
}
