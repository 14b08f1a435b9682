import { z } from "zod";
import type { ContentPath } from "../../domain/content/content-lists.ts";
import { plainBirr, typedBirr } from "../../domain/desk/typed-birr.ts";
import type { TextKey, Translate } from "../../i18n/translate.ts";
import { contentSchemas } from "./content-schema.ts";

interface RowField {
  /** Such as link, or headline.en. */
  name: string;
  isPrice: boolean;
  isRequired: boolean;
  /** In letters; null: none. */
  limit: number | null;
}

/** As typed, by the names of its fields. */
export type Row = Record<string, string>;

/** From the schema of the list's files, so that forms and files have the same fields and bounds. */
export function rowFields(path: ContentPath): RowField[] {
  return fieldsOf(contentSchemas[path], "");
}

function fieldsOf(schema: unknown, name: string, isRequired = true): RowField[] {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodNullable) return fieldsOf(schema.unwrap(), name, false);
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([key, part]) => fieldsOf(part, name ? `${name}.${key}` : key));
  }
  const limit = (schema as z.ZodType).meta()?.limit as number | undefined;
  const leaf = schema instanceof z.ZodPipe ? schema.in : schema;
  const most = leaf instanceof z.ZodString ? leaf.maxLength : null;
  return [{ name, isRequired, isPrice: leaf instanceof z.ZodNumber, limit: limit ?? most }];
}

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

export function rowFaults(path: ContentPath, entries: readonly object[], t: Translate): Record<string, string> {
  const faults: Record<string, string> = {};
  entries.forEach((entry, at) => {
    for (const issue of contentSchemas[path].safeParse(entry).error?.issues ?? []) {
      const { key, values } = (issue.code === "custom" ? issue.params : undefined) ?? {};
      const isPrice = issue.code === "invalid_type";
      const sentence: TextKey = key ?? (isPrice ? "deskForms.birrWrong" : "deskHome.rowWrong");
      faults[`${at}.${issue.path.join(".")}`] ??= t(sentence, values);
    }
  });
  return faults;
}
