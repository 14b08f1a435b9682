import { plainBirr, typedBirr } from "../../domain/desk/typed-birr.ts";

export interface RowField {
  /** Such as link, or headline.en. */
  name: string;
  isPrice: boolean;
  isRequired: boolean;
  /** In letters; null: none. */
  limit: number | null;
}

/** As typed, by the names of its fields. */
export type Row = Record<string, string>;

export function rowOf(entry: object, fields: readonly RowField[]): Row {
  return Object.fromEntries(
    fields.map(({ name, isPrice }) => {
      const value = name.split(".").reduce<unknown>((part, key) => (part as Row | undefined)?.[key], entry) ?? "";
      return [name, isPrice && value !== "" ? plainBirr(Math.round(Number(value) * 100)) : String(value)];
    }),
  );
}

/** An entry of a file; a price that cannot be read stays as typed, and is refused by the schema. */
export function entryOf(row: Row, fields: readonly RowField[]): object {
  const entry: Record<string, unknown> = {};
  for (const { name, isPrice, isRequired } of fields) {
    const typed = row[name] ?? "";
    if (typed.trim() === "" && !isRequired) continue;
    const santim = isPrice ? typedBirr(typed) : null;
    const value = santim === null ? typed : santim / 100;
    const [key, language] = name.split(".") as [string, string?];
    entry[key] = language === undefined ? value : { ...(entry[key] as object | undefined), [language]: value };
  }
  return entry;
}

/** Fields of forms: "2.headline.en" is the third row's. */
export function rowsIn(values: Iterable<[string, string]>): Row[] {
  const rows: Row[] = [];
  for (const [name, value] of values) {
    const [, at, field] = /^(\d{1,2})\.([\w.]+)$/.exec(name) ?? [];
    if (field !== undefined) (rows[Number(at)] ??= {})[field] = value;
  }
  return rows.filter(Boolean);
}
