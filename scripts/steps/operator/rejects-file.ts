import { appendFileSync, rmSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import type { Reject } from "../../../app/domain/feed/feed-import.ts";
import type { Locale } from "../../../app/domain/languages.ts";
import { faultColumns } from "../../../app/i18n/fault-texts.ts";
import { rejectLine } from "../../../app/shared/import/reject-line.ts";

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
    const header = `\ufeff${faultColumns(this.#locale)}\r\n`;
    try {
      writeFileSync(this.#path, header);
    } catch {
      this.#path = basename(this.#path);
      writeFileSync(this.#path, header);
    }
  }
}
