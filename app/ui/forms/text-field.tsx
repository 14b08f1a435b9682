import { useProblem } from "../root-data.ts";
import "./form.first.css";
import "./form.css";
import type { HTMLAttributes, HTMLInputTypeAttribute, ReactNode } from "react";
import { useT } from "../../i18n/use-t.tsx";

export interface FieldProps {
  name: string;
  label: string;
  /** Needed if a name occurs twice on a page; else the name. */
  id?: string;
  hint?: string;
  required?: boolean;
  isOneOf?: boolean;
  defaultValue?: string | undefined;
  /** Left out: that of the page's refused form, whose typed value is printed too. */
  error?: string | null | undefined;
}

/** With the text typed in a refused form, and why it was refused. */
export function useTyped<Props extends FieldProps>(props: Props): Props {
  const problem = useProblem();
  if (!problem || "error" in props) return props;
  const { name, defaultValue } = props;
  return { ...props, error: problem.fields[name], defaultValue: problem.values[name] ?? defaultValue };
}

export interface TextFieldProps extends FieldProps {
  type?: HTMLInputTypeAttribute;
  /** Left out: "tel" for a telephone, else "off". */
  autoComplete?: string;
  inputMode?: HTMLAttributes<HTMLInputElement>["inputMode"];
  enterKeyHint?: HTMLAttributes<HTMLInputElement>["enterKeyHint"];
}

export function TextField(given: TextFieldProps) {
  const props = useTyped(given);
  const { type = "text", enterKeyHint = "next", required, defaultValue } = props;
  const isTel = type === "tel";
  const { autoComplete = isTel ? "tel" : "off", inputMode = isTel ? "tel" : undefined } = props;
  return (
    <Field {...props}>
      <input
        {...controlProps(props)}
        type={type}
        autoComplete={autoComplete}
        inputMode={inputMode}
        enterKeyHint={enterKeyHint}
        required={required}
        defaultValue={defaultValue}
      />
    </Field>
  );
}

export function Field({ children, ...props }: FieldProps & { children: ReactNode }) {
  const t = useT();
  const { label, hint, required, isOneOf, error } = props;
  const id = idOf(props);
  return (
    <div className={error ? "form-field form-field-wrong" : "form-field"}>
      <label className="form-field-label" htmlFor={id}>
        {label} {!required && !isOneOf && <span className="form-field-optional">{t("everywhere.optional")}</span>}
      </label>
      {hint && (
        <p className="form-field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="form-field-error" id={`${id}-error`}>
          <span className="visually-hidden">{t("everywhere.error")} </span>
          {error}
        </p>
      )}
      {children}
    </div>
  );
}

export function controlProps(props: Pick<FieldProps, "id" | "name" | "hint" | "error">) {
  const id = idOf(props);
  const described = [props.hint && `${id}-hint`, props.error && `${id}-error`].filter(Boolean).join(" ");
  return {
    className: "form-field-input",
    id,
    "aria-invalid": props.error ? true : undefined,
    "aria-describedby": described || undefined,
    name: props.name,
  };
}

function idOf({ id, name }: Pick<FieldProps, "id" | "name">): string {
  return id ?? name;
}
