import { controlProps, Field, useTyped, type FieldProps } from "./text-field.tsx";

export interface WordsFieldProps extends FieldProps {
  rows: number;
  maxLength?: number;
  spellCheck?: boolean | undefined;
}

/** For more than a line. */
export function WordsField({ rows, maxLength, spellCheck, ...given }: WordsFieldProps) {
  const field = useTyped(given);
  const { name, required, defaultValue } = field;
  return (
    <Field {...field}>
      <textarea
        className="form-field-input"
        {...controlProps(field)}
        {...{ name, rows, maxLength, spellCheck, required, defaultValue }}
      />
    </Field>
  );
}
