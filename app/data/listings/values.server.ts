import { byKind, type ListingFilter, type ValueKind } from "../../domain/listings/listing-filter.ts";
import type { FacetValue } from "../../domain/listings/facet-counts.ts";
import { BoundValues } from "../bound-values.server.ts";
import type { CatalogueCache } from "./catalogue-cache.server.ts";
import { namedJson, translatedJson } from "../translated.server.ts";
import { translationsOf } from "../../domain/translated.ts";

export type ValueRow = FacetValue & { count: number };

const VALUES_LISTED = 40;

export const FACET: Record<ValueKind, number> = { brands: 1, vendors: 2, colors: 3, sizes: 4 };

const choice = (kind: "colors" | "sizes") => ({
  from: `(SELECT * FROM choice WHERE facet = ${FACET[kind]}) t`,
  id: "t.bit",
  slug: "t.slug",
  columns: `'slug', t.slug, ${translatedJson("t.name")}, 'code', t.code`,
});
const DESCRIBED: Record<ValueKind, { from: string; id: string; slug: string; columns: string }> = {
  brands: { from: "brand t", id: "t.id", slug: "t.slug", columns: "'slug', t.slug, 'name', t.name" },
  vendors: { from: "vendor t", id: "t.id", slug: "t.id", columns: `'slug', CAST(t.id AS TEXT), ${namedJson("t")}` },
  colors: choice("colors"),
  sizes: choice("sizes"),
};

export interface CountedValues {
  all: string;
  of: (value: string) => string;
}

export function valueList(kind: ValueKind, chosen: number[], counted: CountedValues, values: BoundValues): string {
  const { from, id, columns } = DESCRIBED[kind];
  const most = `SELECT value, count FROM (SELECT * FROM (${counted.all}) ORDER BY count DESC, value LIMIT ${VALUES_LISTED})`;
  const asked = () =>
    `SELECT w.value, coalesce(${counted.of("w.value")}, 0) FROM json_each(${values.add(JSON.stringify(chosen))}) w`;
  const listed = chosen.length === 0 ? most : `${most} UNION ALL ${asked()}`;
  return `SELECT json_group_array(json_object('value', ${id}, ${columns}, 'count', v.count)) FROM (${listed}) v CROSS JOIN ${from} ON ${id} = v.value`;
}

export function valueRows(json: string): ValueRow[] {
  const rows = (JSON.parse(json) as ValueRow[]).map((row) => ({
    ...row,
    ...translationsOf(row, "name"),
    code: row.code ?? null,
  }));
  return [...new Map(rows.map((row) => [row.value, row])).values()];
}

type Named = Partial<Record<ValueKind, ValueRow[]>>;

export async function findValueNames(
  db: D1Database,
  asked: Partial<Record<ValueKind, readonly number[]>>,
  cache: CatalogueCache,
): Promise<Named> {
  const kinds = Object.keys(asked) as ValueKind[];
  const cached = (kind: ValueKind, value: number) => cache.recall<ValueRow>(`${kind} ${value}`);
  const open = kinds.map((kind) => [kind, asked[kind]!.filter((value) => !cached(kind, value))] as const);
  const read = await readValues(db, Object.fromEntries(open), "id");
  const named = kinds.map((kind) => {
    const rows = [...asked[kind]!.flatMap((value) => cached(kind, value) ?? []), ...(read[kind] ?? [])];
    for (const row of rows) cache.remember(`${kind} ${row.value}`, row);
    return [kind, rows] as const;
  });
  return Object.fromEntries(named);
}

type Asked = Partial<Record<ValueKind, readonly (number | string)[]>>;

async function readValues(db: D1Database, asked: Asked, by: "id" | "slug"): Promise<Named> {
  const kinds = (Object.keys(asked) as ValueKind[]).filter((kind) => asked[kind]!.length > 0);
  if (kinds.length === 0) return {};
  const values = new BoundValues();
  const lists = kinds.map((kind) => {
    const { from, columns, ...keys } = DESCRIBED[kind];
    return `(SELECT json_group_array(json_object('value', ${keys.id}, ${columns}, 'count', 0)) FROM ${from} WHERE ${keys[by]} IN ${values.addList(asked[kind]!)}) AS ${kind}`;
  });
  const row = await db
    .prepare(`SELECT ${lists.join(", ")}`)
    .bind(...values.list)
    .first<Record<string, string>>();
  return Object.fromEntries(kinds.map((kind) => [kind, valueRows(row![kind]!)]));
}

export function listedValues(counts: ReadonlyMap<number, number>, chosen: readonly number[]): [number, number][] {
  const most = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, VALUES_LISTED);
  const others = chosen.filter((value) => !most.some(([one]) => one === value));
  return [...most, ...others.map((value): [number, number] => [value, counts.get(value) ?? 0])];
}

export type NamedValues = Pick<ListingFilter, "vendors"> & Record<"brands" | "colors" | "sizes", string[]>;

export async function findChosenValues(db: D1Database, values: NamedValues): Promise<Record<ValueKind, ValueRow[]>> {
  const read = await readValues(db, values, "slug");
  return byKind((kind) => (read[kind] ?? []).sort((a, b) => a.value - b.value));
}
