import { LRUCache } from "lru-cache";
import type { FacetValue, ValueKind } from "../../domain/listings/listing-filter.ts";
import { knownCatalogueVersion } from "../catalogue-version.server.ts";

/** A value of a facet with how many products have it. */
export type ValueRow = FacetValue & { count: number };

/** Values that one isolate remembers: some hundred bytes each. */
const MOST = 5_000;
/** Answers: places of addresses, readings of words; some kB each. */
const MOST_ANSWERS = 1_000;

/**
 * What this isolate remembers while the catalogue's version stays the same: names of brands, vendors, colours and sizes, places
 * that addresses name, and how words are understood. Whatever renames one raises the version. A name that is no longer true is
 * shown once, as the menu is (data/products/menu).
 */
export class KnownValues {
  #version: number | null = null;
  readonly #rows = new LRUCache<string, ValueRow>({ max: MOST });
  readonly #answers = new LRUCache<string, NonNullable<unknown>>({ max: MOST_ANSWERS });

  get(kind: ValueKind, value: number): ValueRow | undefined {
    this.#forgetFormer();
    return this.#rows.get(`${kind} ${value}`);
  }

  /** What was answered under this key, which says what kind of answer it is. */
  recall<Answer>(key: string): Answer | undefined {
    this.#forgetFormer();
    return this.#answers.get(key) as Answer | undefined;
  }

  /** The answer remembered under this key, else what `read` answers. Not remembered: null, and what was read while the version rose. */
  async answer<Answer>(key: string, read: () => Promise<Answer>): Promise<Answer> {
    const known = this.recall<Answer>(key);
    if (known !== undefined) return known;
    const version = this.#version;
    const answer = await read();
    this.#forgetFormer();
    if (answer === null || answer === undefined || version !== this.#version) return answer;
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

  remember(kind: ValueKind, rows: readonly ValueRow[]): void {
    for (const row of rows) this.#rows.set(`${kind} ${row.value}`, row);
  }
}
