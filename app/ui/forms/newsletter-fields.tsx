import { useT } from "../../i18n/use-t.tsx";
import { TextField } from "./text-field.tsx";

interface NewsletterFieldsProps {
  id: string;
  defaultValue?: string | undefined;
  error?: string | null | undefined;
}

export function NewsletterFields({ id, defaultValue, error }: NewsletterFieldsProps) {
  const t = useT();
  return (
    <>
      <TextField
        name="email"
        id={id}
        label={t("newsletter.email")}
        hint={t("newsletter.consent")}
        autoComplete="email"
        inputMode="email"
        enterKeyHint="send"
        required
        {...(defaultValue !== undefined && { defaultValue })}
        error={error ?? null}
      />
      <button className="button button-primary">{t("newsletter.button")}</button>
    </>
  );
}
