import type { FlashMessage } from "../../http/forms/flash.server.ts";
import { deskAction, type DeskTools } from "./desk.server.ts";
import { z } from "zod";
import { addisAbabaOffsetMinutes } from "../../domain/constants.ts";
import { letterCount, writtenText } from "../../domain/content/written-text.ts";
import { typedBirr } from "../../domain/desk/typed-birr.ts";
import { holdsTwo } from "../../domain/holds-two.ts";
import { parseOrderNumber } from "../../domain/orders/order-number.ts";
import { reasonLimit } from "../../domain/orders/order.ts";
import { withoutSecrets } from "../../http/forms/fields.server.ts";
import type { Problem } from "../../http/request-context.server.ts";
import type { TextKey } from "../../i18n/translate.ts";
import { type ActionArgs, type ActionTools, callOutbox } from "../../request/action-context.server.ts";

type Read<T> = { ok: true; value: T } | { ok: false; problem: Problem };
type Values = Record<string, string | number>;

/** For `refine` and `addIssue`: the key of a sentence and its values. */
export function fault(key: TextKey, values: Values = {}) {
  return { params: { key, values } };
}

/**
 * Parses a desk form by its schema, or returns a sentence for each faulty field; faults of hidden or repeated fields
 * are shown above the form.
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
    const known =
      issue.code === "custom" ? (issue.params as { key?: TextKey; values?: Values } | undefined) : undefined;
    const name = String(issue.path[0] ?? "");
    if (known?.key) fields[name] ??= t(known.key, known.values);
  }
  const form = Object.keys(fields).length === 0 ? t("actions.checkFields") : null;
  return { ok: false, problem: { fields, values, form } };
}

/** A text, "" if none was sent; `refuse` names the sentence of a fault. */
export const deskText = <T>(read: (typed: string, refuse: (key: TextKey, values?: Values) => void) => T) =>
  z
    .string()
    .default("")
    .transform((typed, context) =>
      read(typed, (key, values) => context.addIssue({ code: "custom", ...fault(key, values) })),
    );

interface Words {
  /** The sentence for an empty text, if it may not be empty. */
  missing?: TextKey;
  long?: TextKey;
  clean?: (typed: string) => string;
}

export const deskWordsOf = (max: number, { missing, long = "deskForms.wordsLong", clean = writtenText }: Words = {}) =>
  deskText((typed, refuse) => {
    const text = clean(typed);
    if (missing && text === "") refuse(missing);
    if (letterCount(text) > max) refuse(long, { max });
    return text;
  });

export const deskWords = deskWordsOf(reasonLimit, { missing: "deskForms.wordsMissing" });

/** Birr above zero, to santim. */
export const deskBirr = deskText((typed, refuse) => {
  const santim = typedBirr(typed);
  if (!santim) refuse("deskForms.birrWrong");
  return santim ?? 0;
});

/** The start of a day in Addis Ababa; null for an empty field. */
export const deskDay = deskText((typed, refuse) => {
  if (typed === "") return null;
  const day = z.iso.date().safeParse(typed);
  if (!day.success) refuse("deskForms.dayWrong");
  return day.success ? Date.parse(`${day.data}T00:00:00Z`) - addisAbabaOffsetMinutes * 60_000 : null;
});

export const deskOrderNumber = deskText((typed, refuse) => {
  const number = parseOrderNumber(typed);
  if (number === null) refuse(holdsTwo(typed) ? "accountActions.onlyOne" : "deskForms.numberWrong");
  return number ?? "";
});

export const deskId = z
  .string()
  .regex(/^[1-9]\d{0,15}$/)
  .transform(Number);

/** Of a hidden field; 0 is allowed. */
export const deskCount = z
  .string()
  .regex(/^\d{1,16}$/)
  .transform(Number);

export const deskNumber = (least: number, most: number) =>
  deskText((typed, refuse) => {
    const number = /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : NaN;
    const isGood = number >= least && number <= most;
    if (!isGood) refuse("deskForms.numberRange", { least, most });
    return isGood ? number : least;
  });

/** The fields of each button's form, by the button's `intent`. */
export function byIntent<Shapes extends Record<string, z.ZodRawShape>>(shapes: Shapes) {
  const [first, ...others] = Object.entries(shapes).map(([intent, shape]) =>
    z.object({ intent: z.literal(intent), ...shape }),
  );
  type Form = { [Name in keyof Shapes]: { intent: Name } & z.output<z.ZodObject<Shapes[Name]>> }[keyof Shapes];
  return z.discriminatedUnion("intent", [first!, ...others]) as unknown as z.ZodType<Form>;
}

/**
 * `meanwhile`: it differs from what was seen (409); `faults`: a sentence by field, "" above the form (422); `refused`:
 * the shop's state forbids it (409).
 */
export type Decision =
  | "unknown"
  | "meanwhile"
  | { refused: string }
  | { faults: Record<string, string> }
  | { done: string; to?: string; details?: string[]; kind?: "warning" };

/** Reads a form by its schema, writes, and answers with the outcome; a refused form keeps the typed values. */
export async function decide<T>(
  tools: DeskTools,
  fields: z.ZodType<T>,
  write: (asked: T) => Promise<Decision>,
): Promise<Response> {
  const read = readDeskFields(tools, fields);
  return read.ok ? answerDecision(tools, await write(read.value)) : tools.refuse(read.problem);
}

/** The action of a page whose forms one schema reads. */
export const deskDecision = <T, Args extends ActionArgs>(
  fields: z.ZodType<T>,
  write: (asked: T, tools: DeskTools, args: Args) => Promise<Decision>,
) => deskAction<Args>((tools, args) => decide(tools, fields, (asked) => write(asked, tools, args)));

export async function answerDecision(tools: DeskTools, decision: Decision): Promise<Response> {
  const { reply, refuse, t } = tools;
  if (decision === "unknown") return tools.notFound();
  const values = tools.typedValues();
  if (decision === "meanwhile") return refuse({ values, form: t("desk.meanwhile") }, 409);
  if ("refused" in decision) return refuse({ values, form: decision.refused }, 409);
  if ("faults" in decision) {
    const { "": form = null, ...faults } = decision.faults;
    return refuse({ fields: faults, values, form });
  }
  callOutbox(tools);
  const { done: text, kind = "done", details, to } = decision;
  const message: FlashMessage = { kind, text, ...(details && { details }) };
  return to ? reply(message, { to }, to) : reply(message);
}
