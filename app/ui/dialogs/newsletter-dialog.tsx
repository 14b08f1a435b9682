import { useState } from "react";
import type { Answer } from "../../client/answer.ts";
import type { Modal } from "../../client/modal-store.ts";
import { useT } from "../../i18n/use-t.tsx";
import { AnsweredForm } from "../forms/answered-form.tsx";
import { closeModal, dialogWithTexts, ModalFrame } from "./modal.tsx";
import { NewsletterFields } from "../forms/newsletter-fields.tsx";

export const withTexts = () => dialogWithTexts("newsletter", NewsletterDialog);

/** Specification 2.9: 970 wide. */
function NewsletterDialog({ modal }: { modal: Modal }) {
  const t = useT();
  const [answer, setAnswer] = useState<Answer | null>(null);
  return (
    <ModalFrame modal={modal} title={t("newsletter.heading")} close={t("newsletter.close")}>
      <div className="newsletter-dialog">
        <p className="newsletter-dialog-text">{t("newsletter.text")}</p>
        <AnsweredForm
          action="/newsletter"
          className="newsletter-form"
          onAnswer={(answer) => (answer.ok ? closeModal() : setAnswer(answer))}
        >
          <NewsletterFields id="dialog-email" error={answer?.fields?.email} />
        </AnsweredForm>
      </div>
    </ModalFrame>
  );
}
