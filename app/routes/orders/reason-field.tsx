import { useProblem } from "../../ui/frame/shell.tsx";
import { controlProps, Field, type FieldProps } from "../../ui/forms/text-field.tsx";

/** A few lines in the shopper's own words. */
export function ReasonField(props: Pick<FieldProps, "label" | "hint" | "required">) {
  const problem = useProblem();
  const field = { ...props, name: "reason", error: problem?.fields.reason ?? null };
  return (
    <Field {...field}>
      <textarea
        className="form-field-input reason-field"
        {...controlProps(field)}
        name="reason"
        rows={4}
        required={props.required}
        defaultValue={problem?.values.reason ?? ""}
      />
    </Field>
  );
}
