import { controlProps, Field } from "./text-field.tsx";

interface PicturesFieldProps {
  label: string;
  hint: string;
  error?: string | undefined;
}

/** Photographs of the shopper's own; the last field of its form, which has `encType="multipart/form-data"`. */
export function PicturesField(props: PicturesFieldProps) {
  const field = { ...props, name: "pictures" };
  return (
    <Field {...field}>
      <input
        className="form-field-input"
        {...controlProps(field)}
        name="pictures"
        type="file"
        accept="image/*"
        multiple
      />
    </Field>
  );
}
