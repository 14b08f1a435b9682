import { controlProps, Field } from "./text-field.tsx";

interface PicturesFieldProps {
  name: string;
  label: string;
  hint: string;
  error?: string | null | undefined;
  single?: boolean;
  isOneOf?: boolean;
  accept?: string;
  required?: boolean;
}

/** Must come after all other fields of its form, which needs `encType="multipart/form-data"`. */
export function PicturesField(props: PicturesFieldProps) {
  const { name, single = false, accept = "image/*", required } = props;
  return (
    <Field {...props}>
      <input
        className="form-field-input"
        {...controlProps({ ...props, error: props.error ?? null })}
        name={name}
        type="file"
        accept={accept}
        multiple={!single}
        required={required}
      />
    </Field>
  );
}
