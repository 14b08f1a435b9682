import { useEffect, useRef, type ReactNode } from "react";
import type { Answer, Answered } from "../../client/answer.ts";
import { useEnhanced } from "../printing/use-enhanced.ts";
import { ReturnTo, Xsrf } from "./form-fields.tsx";

export interface AnsweredFormProps {
  action: string;
  id?: string;
  className?: string;
  onAnswer: (answer: Answer, event: Event) => void;
  children: ReactNode;
}

/** Before hydration a plain post; after it the early script sends the form, and the form prints its faults itself. */
export function AnsweredForm({ action, id, className, onAnswer, children }: AnsweredFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isEnhanced = useEnhanced();
  useEffect(() => {
    const { current } = form;
    const hear = ((event: Answered) => onAnswer(event.detail ?? { ok: false }, event)) as EventListener;
    current!.addEventListener("answered", hear);
    return () => current!.removeEventListener("answered", hear);
  }, [onAnswer]);
  return (
    <form
      ref={form}
      method="post"
      action={action}
      id={id}
      className={className}
      data-quick={isEnhanced ? "own" : undefined}
    >
      <ReturnTo />
      <Xsrf />
      {children}
    </form>
  );
}
