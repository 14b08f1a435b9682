import "./form.first.css";
import "./form.css";
import { Field, controlProps, type FieldProps } from "./text-field.tsx";

interface SelectFieldProps extends FieldProps {
  autoComplete?: string;
  options: readonly { value: string; text: string; lang?: "en" | "am" }[];
  /** The first entry while nothing is chosen. */
  placeholder?: string;
}

/** One of several, with its label, hint and reason of a refusal. */
export function SelectField(props: SelectFieldProps) {
  const { name, autoComplete, options, placeholder, required, defaultValue = "" } = props;
  return (
    <Field {...props}>
      <select
        className="form-field-input"
        {...controlProps(props)}
        name={name}
        autoComplete={autoComplete}
        // Without an empty entry there is nothing to leave out.
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
