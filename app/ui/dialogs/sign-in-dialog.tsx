import { useState, type FormEvent } from "react";
import { fieldsOf, jsonPost } from "../../client/json-post.ts";
import type { Modal } from "../../client/modal-store.ts";
import { readWayIn } from "../../domain/accounts/way-in.ts";
import { useT } from "../../i18n/use-t.tsx";
import { dialogWithTexts, ModalFrame } from "./modal.tsx";
import type { ShownProblem } from "../shell.tsx";
import { SignInFields } from "../forms/sign-in-fields.tsx";

type Refusal = Pick<ShownProblem, "fields" | "form">;

export const withTexts = () => dialogWithTexts("signIn", SignInDialog);

/** Specification 2.9: 575 wide. */
function SignInDialog({ modal }: { modal: Extract<Modal, { name: "sign-in" }> }) {
  const t = useT();
  const { href, text } = modal;
  const [problem, setProblem] = useState<Refusal | null>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    setProblem(await signIn(event.currentTarget, t("everywhere.noConnection")));
    setBusy(false);
  };
  return (
    <ModalFrame modal={modal} title={t("header.signIn")} close={t("signIn.dialogClose")}>
      {text && <p>{text}</p>}
      {problem?.form && (
        <p className="problem-box" role="alert">
          {problem.form}
        </p>
      )}
      <form method="post" action="/sign-in" onSubmit={(event) => void send(event)} aria-busy={isBusy}>
        <input type="hidden" name="leaves" value="page" />
        <SignInFields
          wayIn={readWayIn(new URL(href, location.href).searchParams)}
          problem={problem}
          idPrefix="dialog-"
        />
      </form>
    </ModalFrame>
  );
}

async function signIn(form: HTMLFormElement, noConnection: string): Promise<Refusal | null> {
  try {
    const response = await fetch("/sign-in", jsonPost(fieldsOf(new FormData(form))));
    const answer = (await response.json()) as Partial<Refusal> & { ok: boolean; to?: string };
    if (answer.ok) location.replace(answer.to ?? "/");
    // Refused for another reason than the typed values: the plain form leads to the page that says why.
    else if (!answer.form && !answer.fields) form.submit();
    else return { fields: answer.fields ?? {}, form: answer.form ?? null };
    return null;
  } catch {
    return { fields: {}, form: noConnection };
  }
}
