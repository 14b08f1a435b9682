import { useT } from "../../i18n/use-t.tsx";
import { Field, TextField, controlProps, type FieldProps } from "../../ui/forms/text-field.tsx";

/** What few need: open where something stands in it. */
export function MoreDetails({ email, note }: { email: FieldProps; note: FieldProps }) {
  const t = useT();
  const isOpen = [email, note].some(({ defaultValue, error }) => defaultValue || error);
  const noteField = { ...note, hint: undefined };
  return (
    <details className="more-details" open={isOpen}>
      <summary>{t("checkout.more")}</summary>
      <TextField {...email} hint={t("checkout.emailHint")} type="email" inputMode="email" autoComplete="email" />
      <Field {...noteField}>
        <textarea
          className="form-field-input more-details-note"
          {...controlProps(noteField)}
          name={note.name}
          rows={3}
          maxLength={500}
          defaultValue={note.defaultValue}
        />
      </Field>
    </details>
  );
}
