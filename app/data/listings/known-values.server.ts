import type { ValueKind } from "../../domain/listings/listing-filter.ts";
import { knownCatalogueVersion } from "../catalogue-version.server.ts";
import type { ValueRow } from "./values.server.ts";

/** Values kept by one isolate: some hundred bytes each. */
const MOST = 5_000;

/**
 * Names of brands, vendors, colours and sizes that this isolate has read, while the catalogue's version stays what it last heard of:
 * whatever renames one raises it. A name that is no longer true is shown once, as the menu is (data/products/menu).
 */
export class KnownValues {
  #version: number | null = null;
  readonly #rows = new Map<string, ValueRow>();

  get(kind: ValueKind, value: number): ValueRow | undefined {
    const version = knownCatalogueVersion();
    if (version !== this.#version) {
      this.#rows.clear();
      this.#version = version;
    }
    return this.#rows.get(`${kind} ${value}`);
  }

  keep(kind: ValueKind, rows: readonly ValueRow[]): void {
    if (this.#rows.size + rows.length > MOST) this.#rows.clear();
    for (const row of rows) this.#rows.set(`${kind} ${row.value}`, row);
  }
}
