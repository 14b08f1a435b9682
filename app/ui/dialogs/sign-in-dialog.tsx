import { useState } from "react";
import type { Answer } from "../../client/answer.ts";
import type { Modal } from "../../client/modal-store.ts";
import { readSignInTarget } from "../../domain/accounts/sign-in-target.ts";
import { useT } from "../../i18n/use-t.tsx";
import { AnsweredForm } from "../forms/answered-form.tsx";
import { SignInFields } from "../forms/sign-in-fields.tsx";
import { dialogWithTexts, ModalFrame } from "./modal.tsx";

export const withTexts = () => dialogWithTexts("signIn", SignInDialog);

/** Specification 2.9: 575 wide. */
function SignInDialog({ modal }: { modal: Extract<Modal, { name: "sign-in" }> }) {
  const t = useT();
  const { href, text } = modal;
  const [refusal, setRefusal] = useState<Answer | null>(null);
  const settle = (answer: Answer, event: Event) => {
    // The dialog says why.
    if (answer.ok || answer.form || answer.fields) event.preventDefault();
    if (answer.ok) location.replace(answer.to ?? "/");
    else setRefusal(answer);
  };
  const target = readSignInTarget(new URL(href, location.href).searchParams);
  return (
    <ModalFrame modal={modal} title={t("header.signIn")} close={t("signIn.dialogClose")}>
      {text && <p>{text}</p>}
      {refusal?.form && (
        <p className="problem-box" role="alert">
          {refusal.form}
        </p>
      )}
      <AnsweredForm action="/sign-in" onAnswer={settle}>
        <input type="hidden" name="next" value={target.next} />
        <input type="hidden" name="intention" value={target.intention} />
        <input type="hidden" name="leaves" value="page" />
        <SignInFields target={target} problem={refusal} idPrefix="dialog-" />
      </AnsweredForm>
    </ModalFrame>
  );
}
