import { useRevalidator } from "react-router";
import type { Answer } from "../../client/answer.ts";
import { AnsweredForm, type AnsweredFormProps } from "./answered-form.tsx";

type ActionFormProps = Omit<AnsweredFormProps, "onAnswer"> & { onAnswer?: (answer: Answer) => void };

/** A form of a hydrated page, which is read again after a change. */
export function ActionForm({ onAnswer, ...form }: ActionFormProps) {
  const { revalidate } = useRevalidator();
  const settle = (answer: Answer, event: Event) => {
    const { ok, message } = answer;
    // Nothing is to be said, or the page says it, with the way back.
    if (ok && (!message || message.undo)) {
      event.preventDefault();
      dispatchEvent(new CustomEvent("counts", { detail: answer }));
    }
    onAnswer?.(answer);
    if (ok) void revalidate();
  };
  return <AnsweredForm {...form} onAnswer={settle} />;
}
