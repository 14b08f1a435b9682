import type { ValueKind } from "../../domain/listings/listing-filter.ts";
import { knownCatalogueVersion } from "../catalogue-version.server.ts";
import type { ValueRow } from "./values.server.ts";

/** Values kept by one isolate: some hundred bytes each. */
const MOST = 5_000;
/** Answers: places of addresses, readings of words; some kB each. */
const MOST_ANSWERS = 1_000;

/**
 * Names of brands, vendors, colours and sizes that this isolate has read, places that addresses name and how words are understood, while the catalogue's version stays what it last heard of:
 * whatever renames one raises it. A name that is no longer true is shown once, as the menu is (data/products/menu).
 */
export class KnownValues {
  #version: number | null = null;
  readonly #rows = new Map<string, ValueRow>();
  readonly #answers = new Map<string, unknown>();

  get(kind: ValueKind, value: number): ValueRow | undefined {
    this.#forgetFormer();
    return this.#rows.get(`${kind} ${value}`);
  }

  /** What was answered under this key, which says what kind of answer it is. */
  kept<Answer>(key: string): Answer | undefined {
    this.#forgetFormer();
    return this.#answers.get(key) as Answer | undefined;
  }

  /** The answer that is kept under this key, else what `read` answers; null is not kept, nor what was read while the version rose. */
  async answer<Answer>(key: string, read: () => Promise<Answer>): Promise<Answer> {
    const kept = this.kept<Answer>(key);
    if (kept !== undefined) return kept;
    const version = this.#version;
    const answer = await read();
    this.#forgetFormer();
    if (answer === null || version !== this.#version) return answer;
    if (this.#answers.size >= MOST_ANSWERS) this.#answers.clear();
    this.#answers.set(key, answer);
    return answer;
  }

  #forgetFormer(): void {
    const version = knownCatalogueVersion();
    if (version === this.#version) return;
    this.#rows.clear();
    this.#answers.clear();
    this.#version = version;
  }

  keep(kind: ValueKind, rows: readonly ValueRow[]): void {
    if (this.#rows.size + rows.length > MOST) this.#rows.clear();
    for (const row of rows) this.#rows.set(`${kind} ${row.value}`, row);
  }
}
