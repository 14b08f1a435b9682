import { useRef, useState, type FormEvent } from "react";
import { announce } from "../client/message-store.ts";
import { useT } from "../i18n/use-t.tsx";
import type { ActionAnswer } from "./action-form.tsx";
import { ReturnTo, Xsrf } from "./form-fields.tsx";
import { useProblem } from "./shell.tsx";
import { TextField } from "./text-field.tsx";

interface NewsletterFormProps {
  place: "page" | "dialog";
  /** Where the page's form leads; the dialog's page stays. */
  next?: string;
  onDone?: () => void;
}

/** Specification 2.9: the same form on its own page and in its dialog; ui/footer has it in its smallest form. */
export function NewsletterForm({ place, next, onDone }: NewsletterFormProps) {
  const t = useT();
  const refused = useProblem();
  const isBusy = useRef(false);
  const [answer, setAnswer] = useState<ActionAnswer | null>(null);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    const answer = await post(event.currentTarget);
    isBusy.current = false;
    if (!answer) return;
    setAnswer(answer);
    const text = answer.fields?.email ?? answer.form;
    if (answer.message ?? text) announce(answer.message ?? { kind: "warning", text: text! });
    if (answer.ok) onDone?.();
  };
  return (
    <form
      className="newsletter-form"
      method="post"
      action="/newsletter"
      data-quick=""
      onSubmit={(event) => void send(event)}
    >
      <ReturnTo />
      <Xsrf />
      {next !== undefined && <input type="hidden" name="next" value={next} />}
      <TextField
        name="email"
        id={place === "page" ? "email" : "dialog-email"}
        label={t("newsletter.email")}
        hint={t("newsletter.consent")}
        autoComplete="email"
        inputMode="email"
        enterKeyHint="send"
        required
        defaultValue={place === "page" ? refused?.values.email : undefined}
        error={answer ? answer.fields?.email : place === "page" ? refused?.fields.email : null}
      />
      <button className="button button-primary">{t("newsletter.button")}</button>
    </form>
  );
}

/** What the shop answers; null where the plain form leads to the page that says why it is refused. */
async function post(form: HTMLFormElement): Promise<ActionAnswer | null> {
  const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
  try {
    const response = await fetch(form.action, { method: "POST", body, headers: { Accept: "application/json" } });
    const answer = (await response.json()) as ActionAnswer;
    if (answer.ok || answer.fields || answer.form) return answer;
    form.submit();
    return null;
  } catch {
    return { ok: false, form: document.body.dataset[navigator.onLine ? "unconfirmed" : "failed"] };
  }
}
