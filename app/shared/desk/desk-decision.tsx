import type { ReactNode } from "react";
import { useT } from "../../i18n/use-t.tsx";
import { PostForm } from "../../ui/forms/post-form.tsx";
import { SelectField } from "../../ui/forms/select-field.tsx";
import { type FieldProps, TextField, type TextFieldProps } from "../../ui/forms/text-field.tsx";
import { WordsField } from "../../ui/forms/words-field.tsx";
import { type PrintedProblem, useProblem } from "../../ui/root-data.ts";
import { useDesk } from "./desk-parts.tsx";

/** Required unless it says otherwise. */
export interface DeskField extends FieldProps, Partial<Pick<TextFieldProps, "type" | "inputMode" | "autoComplete">> {
  enterKeyHint?: TextFieldProps["enterKeyHint"];
  rows?: number;
  spellCheck?: boolean;
  options?: readonly { value: string; text: string }[];
  /** The value of a checkbox, checked if it equals `defaultValue`. */
  box?: string;
}

/** Hidden fields that distinguish a row's form from others on the page, such as {intent, number}. */
type Mark = Record<string, string | number>;

const isRefused = (problem: PrintedProblem | null, mark: Mark): problem is PrintedProblem =>
  problem !== null && Object.entries(mark).every(([key, value]) => problem.values[key] === String(value));

export interface DeskDecisionProps {
  /** Left out: the page's own address. */
  action?: string;
  button: string;
  intent?: string;
  /** Hidden fields: `mark` names the row, `seen` its displayed state. */
  mark?: Mark;
  seen?: string | number | Mark;
  fields?: DeskField[];
  look?: "primary" | "danger";
  /** Names the row for screen readers, after the button's text. */
  of?: ReactNode;
  isLine?: boolean;
  /** Closed under this text until it is refused. */
  summary?: string;
  hasFiles?: boolean;
  children?: ReactNode;
}

/** Nothing for staff who only read the area. */
export function DeskDecision(props: DeskDecisionProps) {
  const { action, intent, mark = {}, seen, fields = [], isLine = false, summary, hasFiles, children } = props;
  const problem = useProblem();
  if (!useDesk().mayWrite) return null;
  const own = intent === undefined ? mark : { intent, ...mark };
  const hidden = { ...mark, ...(typeof seen === "object" ? seen : seen !== undefined && { seen }) };
  const form = (
    <DeskForm
      action={action}
      className={isLine ? "desk-line" : fields.length > 0 ? "desk-form form" : undefined}
      hasFiles={hasFiles}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <DeskFields fields={fields} mark={own} />
      {children}
      <DecisionButton {...props} />
    </DeskForm>
  );
  if (summary === undefined) return form;
  return (
    <details open={isRefused(problem, own)}>
      <summary>{summary}</summary>
      {form}
    </details>
  );
}

/** Asks for a reason, for example to hide a shopper's text. */
export function ReasonDecision(props: DeskDecisionProps) {
  const reason = { name: "reason", label: useT()("deskEvents.fact_reason") };
  return <DeskDecision {...props} fields={[reason]} look="danger" isLine />;
}

export function DecisionButton({
  intent,
  look,
  button,
  of,
  isUnchecked = false,
}: Pick<DeskDecisionProps, "intent" | "look" | "button" | "of"> & { isUnchecked?: boolean }) {
  const looks = { primary: "button button-primary", danger: "button button-outline button-danger" };
  return (
    <button
      className={look ? looks[look] : "button button-outline"}
      formNoValidate={isUnchecked}
      {...(intent && { name: "intent", value: intent })}
    >
      {button}
      {of !== undefined && <span className="visually-hidden"> {of}</span>}
    </button>
  );
}

interface DeskFormProps {
  action?: string | undefined;
  className?: string | undefined;
  hasFiles?: boolean | undefined;
  children: ReactNode;
}

export function DeskForm({ action, hasFiles = false, ...form }: DeskFormProps) {
  const { path } = useDesk();
  return <PostForm action={action ?? path} {...form} encType={hasFiles ? "multipart/form-data" : undefined} />;
}

/** Only the refused form has values, errors, and plain names as ids, to which the summary links. */
export function DeskFields({ fields, mark }: { fields: DeskField[]; mark: Mark }) {
  const problem = useProblem();
  const refused = isRefused(problem, mark) ? problem : null;
  return fields.map((field) => {
    const { name, defaultValue } = field;
    const own = refused && {
      error: refused.fields[name] ?? null,
      defaultValue: refused.values[name] ?? defaultValue ?? "",
    };
    const id = refused ? name : [name, ...Object.values(mark)].filter(Boolean).join("-");
    if (field.box !== undefined) {
      const isSet = refused ? refused.values[name] === field.box : defaultValue === field.box;
      return <Box key={id} {...field} isSet={isSet} />;
    }
    return <Control key={id} required error={null} {...field} {...own} id={id} />;
  });
}

function Control({ rows, options, spellCheck, ...field }: DeskField) {
  if (options) return <SelectField {...field} options={options} />;
  if (rows === undefined) return <TextField autoComplete="off" {...field} />;
  return <WordsField {...field} rows={rows} spellCheck={spellCheck} />;
}

function Box({ name, box, label, isSet }: DeskField & { isSet: boolean }) {
  return (
    <label className="form-check">
      <input type="checkbox" name={name} value={box} defaultChecked={isSet} />
      {label}
    </label>
  );
}

interface DeskFilterProps {
  action?: string;
  fields: DeskField[];
  button?: string;
  children?: ReactNode;
}

export function DeskFilter({ action, fields, button, children }: DeskFilterProps) {
  const t = useT();
  const { path, asked } = useDesk();
  const filled = fields.map((field) => ({ defaultValue: asked[field.name] ?? "", ...field }));
  return (
    <form className="desk-line" action={action ?? path}>
      <DeskFields fields={filled} mark={{ filter: "" }} />
      <button className="button button-outline">{button ?? t("desk.filter")}</button>
      {children}
    </form>
  );
}

export function optionsOf<Value extends string>(
  values: readonly Value[],
  text: (value: Value) => string,
  all?: string,
) {
  const rest = values.map((value) => ({ value: value as string, text: text(value) }));
  return all === undefined ? rest : [{ value: "", text: all }, ...rest];
}
