import { controlProps, Field } from "./text-field.tsx";

interface PicturesFieldProps {
  name: string;
  label: string;
  hint: string;
  error?: string | null | undefined;
  /** One file, not several. */
  single?: boolean;
  /** The form is for nothing else. */
  isOneOf?: boolean;
}

/** Pictures from the reader's own device; behind all other fields of its form, which has `encType="multipart/form-data"`. */
export function PicturesField(props: PicturesFieldProps) {
  const { name, single = false } = props;
  return (
    <Field {...props}>
      <input
        className="form-field-input"
        {...controlProps({ ...props, error: props.error ?? null })}
        name={name}
        type="file"
        accept="image/*"
        multiple={!single}
      />
    </Field>
  );
}
