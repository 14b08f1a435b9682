import { appendFileSync, rmSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { rejectLine, rejectsHeader, type Reject } from "../../../app/domain/feed/rejects-file.ts";

/** FILE.rejects.csv, created with the first rejected row. */
export class RejectsFile {
  #path: string;
  #isBegun = false;

  constructor(feed: string) {
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
    appendFileSync(this.#path, rejectLine(reject));
  }

  #begin(): void {
    this.#isBegun = true;
    try {
      writeFileSync(this.#path, rejectsHeader);
    } catch {
      this.#path = basename(this.#path);
      writeFileSync(this.#path, rejectsHeader);
    }
  }
}
