import { type ReactNode, useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { addUnits, settleCount } from "../../client/cart-store.ts";
import { openModal } from "../../client/dialogs.ts";
import { say, type Message } from "../../client/say.ts";
import { useT } from "../../i18n/use-t.tsx";
import { ReturnTo, Xsrf } from "./form-fields.tsx";

/** What every form target answers to a fetch (http/forms/reply). */
export interface ActionAnswer {
  ok: boolean;
  message?: (Message & { undo?: string }) | null;
  fields?: Record<string, string>;
  form?: string | null;
  cartCount?: number;
  cartLabel?: string;
  /** The login wall: where to sign in for it. */
  signIn?: string;
}

interface ActionFormProps {
  action: string;
  id?: string;
  className?: string;
  /** Units the badge shows at once: for forms that add to the cart; a field named quantity overrules it. */
  adds?: boolean;
  /** More than the badge changes: before hydration this is a plain post, which brings the whole page again. */
  reload?: boolean;
  onAnswer?: (answer: ActionAnswer) => void;
  children: ReactNode;
}

/** A form of a page that is worked in, in three ways: as a plain post, by the early script, and as a fetcher once hydrated. */
export function ActionForm({ action, id, className, adds, reload, onAnswer, children }: ActionFormProps) {
  const t = useT();
  const fetcher = useFetcher<ActionAnswer>();
  const told = useRef<ActionAnswer | undefined>(undefined);
  useEffect(() => {
    const answer = fetcher.data;
    // Told before the page's data comes again: that may take this form away.
    if (fetcher.state === "submitting" || !answer || told.current === answer) return;
    told.current = answer;
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
        // One that waits for its answer, here or by the early script, is the same press; sent again it could lose the first.
        if (adds && (fetcher.state === "submitting" || event.currentTarget.hasAttribute("aria-busy")))
          return event.preventDefault();
        // Without a connection the router would leave the page for the browser's own error; additions wait in the worker.
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
