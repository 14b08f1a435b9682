import * as Dialog from "@radix-ui/react-dialog";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { showSignInAddress } from "../client/sign-in-store.ts";
import { readWayIn } from "../domain/way-in.ts";
import { loadTexts } from "../i18n/page-texts.ts";
import { translateWith } from "../i18n/translate.ts";
import { TextContext, useT } from "../i18n/use-t.tsx";
import type { ShownProblem } from "./shell.tsx";
import { SignInFields } from "./sign-in-fields.tsx";
import "./sign-in-dialog.css";

interface SignInDialogProps {
  /** Of the page that does the same. */
  href: string;
  /** Why it was opened. */
  text: string;
}

type Refusal = Pick<ShownProblem, "fields" | "form">;

/** The dialog with the texts of its page, which the page below did not bring. */
export async function withTexts() {
  // The dialog stills the page behind it by a style of its own, which needs the page's nonce.
  Object.assign(window, { __webpack_nonce__: document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce });
  const locale = document.documentElement.lang === "am" ? "am" : "en";
  const texts = { t: translateWith(await loadTexts(locale, "signIn"), locale), locale } as const;
  return {
    default: (props: SignInDialogProps) => (
      <TextContext value={texts}>
        <SignInDialog {...props} />
      </TextContext>
    ),
  };
}

/** Specification 2.9: 575 wide, over the page it was asked on; the page's address says so while it is open (settled.md 4). */
function SignInDialog({ href, text }: SignInDialogProps) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  const [opener] = useState(() => document.activeElement);
  const [problem, setProblem] = useState<Refusal | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(showSignInAddress, []);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    setProblem(await signIn(event.currentTarget, t("everywhere.noConnection")));
    setBusy(false);
  };
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && history.back()}>
      <Dialog.Portal>
        <Dialog.Overlay className="sign-in-dialog-behind" />
        <Dialog.Content
          className="sign-in-dialog"
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            // Not the first field: a phone's keyboard would cover the rest before it was read.
            event.preventDefault();
            heading.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener instanceof HTMLElement) opener.focus();
          }}
        >
          <div className="sign-in-dialog-bar">
            <Dialog.Title className="sign-in-dialog-title" ref={heading} tabIndex={-1}>
              {t("signIn.heading")}
            </Dialog.Title>
            <Dialog.Close className="button sign-in-dialog-close">{t("signIn.dialogClose")}</Dialog.Close>
          </div>
          {text && <p className="sign-in-dialog-text">{text}</p>}
          {problem?.form && (
            <p className="form-problem" role="alert">
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
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Leaves for the page that the shop names, or answers why nobody was signed in. */
async function signIn(form: HTMLFormElement, noConnection: string): Promise<Refusal | null> {
  const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
  try {
    const response = await fetch("/sign-in", { method: "POST", body, headers: { Accept: "application/json" } });
    const answer = (await response.json()) as Partial<Refusal> & { ok: boolean; to?: string };
    if (answer.ok) location.replace(answer.to ?? "/");
    // Refused for another reason than what was typed: the plain form leads to the page that says why.
    else if (!answer.form && !answer.fields) form.submit();
    else return { fields: answer.fields ?? {}, form: answer.form ?? null };
    return null;
  } catch {
    return { fields: {}, form: noConnection };
  }
}
