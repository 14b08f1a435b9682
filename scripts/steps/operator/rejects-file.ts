import { appendFileSync, rmSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import type { Fault } from "../../../app/domain/feed/row-refusal.ts";
import type { Locale } from "../../../app/domain/viewer.ts";
import { faultColumns, faultTexts } from "../../../app/i18n/fault-texts.ts";

/** `column`: by its name in the file, '' for the whole row. */
export interface Reject {
  line: number;
  id: string;
  title: string;
  column: string;
  fault: Fault;
}

/** FILE.rejects.csv, created with the first rejected row. */
export class RejectsFile {
  readonly #locale: Locale;
  #path: string;
  #isBegun = false;

  constructor(feed: string, locale: Locale = "en") {
    this.#locale = locale;
    this.#path = `${feed}.rejects.csv`;
    try {
      rmSync(this.#path, { force: true });
    } catch {
      // A read-only folder: written to the working directory.
    }
  }

  get path(): string {
    return this.#path;
  }

  add(reject: Reject): void {
    if (!this.#isBegun) this.#begin();
    appendFileSync(this.#path, rejectLine(reject, this.#locale));
  }

  #begin(): void {
    this.#isBegun = true;
    // The mark lets spreadsheets read Amharic.
    const header = `\ufeff${faultColumns(this.#locale)}\n`;
    try {
      writeFileSync(this.#path, header);
    } catch {
      this.#path = basename(this.#path);
      writeFileSync(this.#path, header);
    }
  }
}

export function rejectLine({ line, id, title, column, fault }: Reject, locale: Locale): string {
  const { wrong, todo } = faultTexts(fault, locale);
  return `${[String(line), id, title, column, fault.value ?? "", wrong, todo].map(cell).join(",")}\n`;
}

/** A spreadsheet counts what begins like a formula, whoever wrote it. */
function cell(text: string): string {
  const safe = /^[=+@\t-]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
