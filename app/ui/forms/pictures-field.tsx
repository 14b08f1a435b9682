import { controlProps, Field, useTyped, type FieldProps } from "./text-field.tsx";

interface PicturesFieldProps extends FieldProps {
  single?: boolean;
  accept?: string;
}

/** Must come after all other fields of its form, which needs `encType="multipart/form-data"`. */
export function PicturesField(given: PicturesFieldProps) {
  const props = useTyped(given);
  const { single = false, accept = "image/*", required } = props;
  return (
    <Field {...props}>
      <input {...controlProps(props)} type="file" accept={accept} multiple={!single} required={required} />
    </Field>
  );
}
