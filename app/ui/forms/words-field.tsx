import { controlProps, Field, useTyped, type FieldProps } from "./text-field.tsx";

export interface WordsFieldProps extends FieldProps {
  rows: number;
  maxLength?: number;
  spellCheck?: boolean | undefined;
}

/** For more than a line. */
export function WordsField({ rows, maxLength, spellCheck, ...given }: WordsFieldProps) {
  const field = useTyped(given);
  const { required, defaultValue } = field;
  return (
    <Field {...field}>
      <textarea {...controlProps(field)} {...{ rows, maxLength, spellCheck, required, defaultValue }} />
    </Field>
  );
}
