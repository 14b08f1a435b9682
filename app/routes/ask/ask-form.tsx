import { useT } from "../../i18n/use-t.tsx";
import { Xsrf } from "../../ui/forms/form-fields.tsx";
import { controlProps, Field, TextField } from "../../ui/forms/text-field.tsx";
import { useProblem, useShell } from "../../ui/shell.tsx";

interface AskFormProps {
  action: string;
  variant: number;
  max: number;
}

export function AskForm({ action, variant, max }: AskFormProps) {
  const t = useT();
  const { account } = useShell();
  const problem = useProblem();
  const question = {
    name: "question",
    label: t("question.label"),
    hint: t("question.hint", { max }),
    error: problem?.fields.question,
    required: true,
  };
  return (
    <form className="form" method="post" action={action}>
      <Xsrf />
      {variant > 0 && <input type="hidden" name="variant" value={variant} />}
      <Field {...question}>
        <textarea
          className="form-field-input review-words"
          {...controlProps(question)}
          name="question"
          rows={4}
          required
          defaultValue={problem?.values.question ?? ""}
        />
      </Field>
      {!account && (
        <TextField
          name="contact"
          label={t("question.contact")}
          hint={t("question.contactHint")}
          autoComplete="email"
          enterKeyHint="send"
          required
          defaultValue={problem?.values.contact}
          error={problem?.fields.contact}
        />
      )}
      <p className="review-note">{t(account ? "question.toldAccount" : "question.told")}</p>
      <button className="button button-primary">{t("question.send")}</button>
    </form>
  );
}
