import { parse } from "csv-parse/sync";
import { rowLetters } from "./limits.ts";
import { fitsHeader } from "./refused-row.ts";
import { faultOf, type Fault } from "./row-refusal.ts";

/** `line`: the header is 1; `problem`: the reason not to trust its cells. */
export interface FeedRecord {
  line: number;
  cells: string[];
  problem: Fault | null;
}

const OPEN_LINES = 200;
const OPEN_LETTERS = 200_000;

/** A tab if there is one, else the most frequent other mark. */
export function delimiterOf(headerLine: string): string {
  const bare = headerLine.replace(/"[^"]*"/g, "");
  const count = (mark: string) => bare.split(mark).length;
  return count("\t") > 1 ? "\t" : [",", ";", "|"].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}

/**
 * An unclosed quotation spoils only its own row: if a later line is valid alone (`isGood`) or nothing closes the
 * quotation, the first line becomes its own record.
 */
export class RecordReader {
  readonly #delimiter: string;
  readonly #width: number;
  readonly #isGood: (cells: string[]) => boolean;
  #line: number;
  #waiting: string[] = [];

  constructor(delimiter: string, width: number, line: number, isGood: (cells: string[]) => boolean) {
    this.#delimiter = delimiter;
    this.#width = width;
    this.#line = line;
    this.#isGood = isGood;
  }

  push(line: string): FeedRecord[] {
    this.#waiting.push(line);
    return this.#waiting.length === 1 ? this.#drain(false) : this.#continue();
  }

  end(): FeedRecord[] {
    return this.#drain(true);
  }

  #drain(isEnd: boolean): FeedRecord[] {
    const records: FeedRecord[] = [];
    const lines = this.#waiting;
    this.#waiting = [];
    for (const line of lines) {
      this.#waiting.push(line);
      records.push(...(this.#waiting.length === 1 ? this.#single() : this.#continue()));
    }
    if (isEnd && this.#waiting.length > 0) records.push(...this.#giveUp(), ...this.#drain(true));
    return records;
  }

  #single(): FeedRecord[] {
    const text = this.#waiting[0]!;
    if (text.length > rowLetters) return [this.#take(1, [], faultOf("tooLong"))];
    const cells = splitLine(text, this.#delimiter);
    if (cells === null) return [];
    const record = this.#take(1, cells);
    return cells.every((cell) => cell.trim() === "") ? [] : [record];
  }

  #continue(): FeedRecord[] {
    const last = this.#waiting.at(-1)!;
    const alone = splitLine(last, this.#delimiter) ?? last.split(this.#delimiter);
    if (this.#isWhole(alone) && this.#isGood(alone)) return this.#restart();
    if (last.includes('"')) {
      const joined = this.#waiting.join("\n");
      const parsed = parseCells(joined, this.#delimiter, false);
      if (parsed === "broken") return this.#restart();
      if (parsed !== "open") {
        return this.#isWhole(parsed) ? [this.#take(this.#waiting.length, parsed)] : this.#restart();
      }
    }
    const letters = this.#waiting.reduce((sum, line) => sum + line.length, 0);
    return this.#waiting.length > OPEN_LINES || letters > OPEN_LETTERS ? this.#restart() : [];
  }

  #restart(): FeedRecord[] {
    return [...this.#giveUp(), ...this.#drain(false)];
  }

  #giveUp(): FeedRecord[] {
    const cells = this.#waiting[0]!.split(this.#delimiter);
    return [this.#take(1, cells, this.#isWhole(cells) ? null : faultOf("neverClosed"))];
  }

  #isWhole(cells: string[]): boolean {
    return cells.length >= this.#width && fitsHeader(cells, this.#width);
  }

  #take(lines: number, cells: string[], problem: Fault | null = null): FeedRecord {
    const line = this.#line;
    this.#line += lines;
    this.#waiting = this.#waiting.slice(lines);
    return { line, cells, problem };
  }
}

export function splitLine(line: string, delimiter: string): string[] | null {
  if (!line.includes('"')) return line.split(delimiter);
  const strict = parseCells(line, delimiter, false);
  if (strict === "open") return null;
  const cells = strict === "broken" ? parseCells(line, delimiter, true) : strict;
  if (typeof cells === "string") return null;
  // For files that quote a cell without doubling its inner quotes.
  return strict === "broken" ? cells.map((cell) => cell.replace(/^"(.*)"$/s, "$1")) : cells;
}

function parseCells(text: string, delimiter: string, relaxed: boolean): string[] | "open" | "broken" {
  try {
    const [cells = []] = parse(text.replaceAll("\u0000", ""), {
      delimiter,
      relax_quotes: relaxed,
      relax_column_count: true,
      trim: delimiter !== "\t" && !relaxed,
      // One record is parsed at a time, so line breaks inside it are text.
      record_delimiter: "\u0000",
    }) as string[][];
    return cells;
  } catch (error) {
    return (error as { code?: string }).code === "CSV_QUOTE_NOT_CLOSED" ? "open" : "broken";
  }
}
