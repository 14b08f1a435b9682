import { controlProps, Field, type FieldProps } from "../../ui/forms/text-field.tsx";

export function AreaField(props: FieldProps & { rows?: number; spellCheck?: boolean }) {
  const { name, rows = 4, spellCheck, required, defaultValue } = props;
  return (
    <Field {...props}>
      <textarea
        className="form-field-input"
        {...controlProps(props)}
        name={name}
        rows={rows}
        spellCheck={spellCheck}
        required={required}
        defaultValue={defaultValue}
      />
    </Field>
  );
}
