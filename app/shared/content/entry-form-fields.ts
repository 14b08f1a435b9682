import { z } from "zod";
import type { ContentPath } from "../../domain/content/content-lists.ts";
import type { TextKey, Translate } from "../../i18n/translate.ts";
import { contentSchemas } from "./content-schema.ts";
import type { RowField } from "./typed-rows.ts";

/** From the schema of the list's files, so that forms and files have the same fields and bounds. */
export function formFieldsOf(path: ContentPath): RowField[] {
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

export function entryErrors(path: ContentPath, entries: readonly object[], t: Translate): Record<string, string> {
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
