import { useT } from "../../i18n/use-t.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";
import { WordsField } from "../../ui/forms/words-field.tsx";
import { useShell } from "../../ui/root-data.ts";

/** A question, and where a guest gets the answer. */
export function QuestionFields(words: { label: string; hint: string }) {
  const t = useT();
  const { account } = useShell();
  return (
    <>
      <WordsField {...words} name="question" rows={4} required defaultValue={""} />
      {!account && (
        <TextField
          name="contact"
          label={t("question.contact")}
          hint={t("question.contactHint")}
          autoComplete="email"
          enterKeyHint="send"
          required
        />
      )}
    </>
  );
}
