import "./form.first.css";
import "./form.css";
import { Field, controlProps, type FieldProps, useTyped } from "./text-field.tsx";
import type { Locale } from "../../domain/languages.ts";

interface SelectFieldProps extends FieldProps {
  autoComplete?: string;
  options: readonly { value: string; text: string; lang?: Locale }[];
  placeholder?: string;
}

export function SelectField(given: SelectFieldProps) {
  const props = useTyped(given);
  const { autoComplete, options, placeholder, required, defaultValue = "" } = props;
  return (
    <Field {...props}>
      <select
        {...controlProps(props)}
        autoComplete={autoComplete}
        required={required && placeholder !== undefined}
        defaultValue={defaultValue}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, text, lang }) => (
          <option key={value} value={value} lang={lang}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}
