import type { Answer } from "../../client/answer.ts";
import { type ReactNode, useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { settleCount } from "../../client/cart-store.ts";
import { openModal } from "../../client/dialogs.ts";
import { say, type Message } from "../../client/say.ts";
import { useT } from "../../i18n/use-t.tsx";
import { ReturnTo, Xsrf } from "./form-fields.tsx";

/** The JSON answer of every form target (http/forms/reply). */
export interface ActionAnswer extends Answer {
  message?: (Message & { undo?: string }) | null;
  cartCount?: number;
  cartLabel?: string;
}

interface ActionFormProps {
  action: string;
  id?: string;
  className?: string;
  onAnswer?: (answer: ActionAnswer) => void;
  children: ReactNode;
}

/** A form of a hydrated page: before hydration a plain post, after it sent by a fetcher. */
export function ActionForm({ action, id, className, onAnswer, children }: ActionFormProps) {
  const t = useT();
  const fetcher = useFetcher<ActionAnswer>();
  const handled = useRef<ActionAnswer | undefined>(undefined);
  useEffect(() => {
    const answer = fetcher.data;
    // Before the revalidation, which may remove this form.
    if (fetcher.state === "submitting" || !answer || handled.current === answer) return;
    handled.current = answer;
    settleCount(answer.cartCount, answer.cartLabel);
    if (answer.signIn) return openModal({ name: "sign-in", href: answer.signIn, text: answer.form ?? "" });
    const text = answer.message?.text ?? Object.values(answer.fields ?? {})[0] ?? answer.form;
    if (text && !answer.message?.undo) say(answer.message ?? { kind: "warning", text });
    onAnswer?.(answer);
  }, [fetcher.state, fetcher.data, onAnswer]);
  return (
    <fetcher.Form
      method="post"
      action={action}
      id={id}
      className={className}
      onSubmit={(event) => {
        if (navigator.onLine) return;
        // Offline, the router would leave the page for the browser's error.
        event.preventDefault();
        say({ kind: "warning", text: t("everywhere.noConnection") });
      }}
    >
      <ReturnTo />
      <Xsrf />
      {children}
    </fetcher.Form>
  );
}
