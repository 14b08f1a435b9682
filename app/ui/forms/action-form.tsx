import type { Answer } from "../../client/answer.ts";
import { type ReactNode, useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { addUnits, settleCount } from "../../client/cart-store.ts";
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
  /** Units added to the badge optimistically; a field named quantity overrules it. */
  adds?: boolean;
  /** More than the badge changes: before hydration this is a plain post. */
  reload?: boolean;
  onAnswer?: (answer: ActionAnswer) => void;
  children: ReactNode;
}

/**
 * A form of a hydrated page: a plain post without scripts, sent by the early script before hydration, by a fetcher
 * after it.
 */
export function ActionForm({ action, id, className, adds, reload, onAnswer, children }: ActionFormProps) {
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
      data-quick={reload ? undefined : ""}
      onSubmit={(event) => {
        // A form that waits for its answer ignores presses: sending again could abort the first.
        if (adds && (fetcher.state === "submitting" || event.currentTarget.hasAttribute("aria-busy")))
          return event.preventDefault();
        // Offline, the router would leave the page for the browser's error; additions wait in the service worker.
        if (!navigator.onLine && adds && navigator.serviceWorker?.controller) return undefined;
        if (!navigator.onLine) {
          event.preventDefault();
          return say({ kind: "warning", text: t("everywhere.noConnection") });
        }
        if (adds) addUnits(Number(new FormData(event.currentTarget).get("quantity") ?? 1) || 1);
      }}
    >
      <ReturnTo />
      <Xsrf />
      {children}
    </fetcher.Form>
  );
}
