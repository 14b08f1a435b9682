import { z } from "zod";
import { addisAbabaOffset } from "../../domain/constants.ts";
import { letterCount, writtenText } from "../../domain/content/written-text.ts";
import { typedBirr } from "../../domain/desk/typed-birr.ts";
import { parseOrderNumber } from "../../domain/orders/order-number.ts";
import { reasonLimit } from "../../domain/orders/order.ts";
import { withoutSecrets } from "../../http/forms/fields.server.ts";
import type { Problem } from "../../http/request-context.server.ts";
import type { TextKey } from "../../i18n/translate.ts";
import type { ActionTools } from "../../request/action-context.server.ts";

type Read<T> = { ok: true; value: T } | { ok: false; problem: Problem };
type Values = Record<string, string | number>;

/** What a refusal of a schema says: the key of a sentence and its values, for `refine` and `addIssue`. */
export function fault(key: TextKey, values: Values = {}) {
  return { params: { key, values } };
}

/**
 * A form of the desk by its schema; or a sentence at each field at fault, with what was typed. What no field was asked
 * for wrongly (a hidden one, one sent twice) is told above the form.
 */
export function readDeskFields<T>(
  { submission, t }: Pick<ActionTools, "submission" | "t">,
  schema: z.ZodType<T>,
): Read<T> {
  const values = withoutSecrets(submission.fields);
  const sent = Object.fromEntries([...submission.fields].filter(([name]) => name !== "_xsrf"));
  const result = submission.repeated.size > 0 ? null : schema.safeParse(sent);
  if (result?.success) return { ok: true, value: result.data };
  const fields: Record<string, string> = {};
  for (const issue of result?.error.issues ?? []) {
    const said = issue.code === "custom" ? (issue.params as { key?: TextKey; values?: Values } | undefined) : undefined;
    const name = String(issue.path[0] ?? "");
    if (said?.key) fields[name] ??= t(said.key, said.values);
  }
  const form = Object.keys(fields).length === 0 ? t("actions.checkFields") : null;
  return { ok: false, problem: { fields, values, form } };
}

/** Words that must be there, cleaned, in one line. */
export const deskWords = z
  .string()
  .default("")
  .transform((typed, context) => {
    const text = writtenText(typed);
    if (text === "") context.addIssue({ code: "custom", ...fault("deskForms.wordsMissing") });
    if (letterCount(text) > reasonLimit) {
      context.addIssue({ code: "custom", ...fault("deskForms.wordsLong", { max: reasonLimit }) });
    }
    return text;
  });

/** An amount in birr above zero, as santim. */
export const deskBirr = z
  .string()
  .default("")
  .transform((typed, context) => {
    const santim = typedBirr(typed);
    if (!santim) context.addIssue({ code: "custom", ...fault("deskForms.birrWrong") });
    return santim ?? 0;
  });

/** An amount in birr, which may be nothing, as santim. */
export const deskFee = z
  .string()
  .default("")
  .transform((typed, context) => {
    const santim = typedBirr(typed);
    if (santim === null) context.addIssue({ code: "custom", ...fault("deskForms.birrWrong") });
    return santim ?? 0;
  });

/** A day as a date field sends it: when it begins in Addis Ababa, in UTC ms; null where it was left empty. */
export const deskDay = z
  .string()
  .default("")
  .transform((typed, context) => {
    if (typed === "") return null;
    const day = z.iso.date().safeParse(typed);
    if (!day.success) context.addIssue({ code: "custom", ...fault("deskForms.dayWrong") });
    return day.success ? Date.parse(`${day.data}T00:00:00Z`) - addisAbabaOffset * 60_000 : null;
  });

/** An order's number as it is said, in its stored form. */
export const deskOrderNumber = z
  .string()
  .default("")
  .transform((typed, context) => {
    const number = parseOrderNumber(typed);
    if (number === null) context.addIssue({ code: "custom", ...fault("deskForms.numberWrong") });
    return number ?? "";
  });

/** An id that a form carries. */
export const deskId = z
  .string()
  .regex(/^[1-9]\d{0,15}$/)
  .transform(Number);

/** A whole number from `least` to `most`. */
export const deskNumber = (least: number, most: number) =>
  z
    .string()
    .default("")
    .transform((typed, context) => {
      const number = /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : NaN;
      const isGood = number >= least && number <= most;
      if (!isGood) context.addIssue({ code: "custom", ...fault("deskForms.numberRange", { least, most }) });
      return isGood ? number : least;
    });
