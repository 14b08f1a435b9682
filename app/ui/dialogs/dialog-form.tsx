import { useEffect, useRef, type ReactNode } from "react";
import type { Answer, Answered } from "../../client/answer.ts";
import { ReturnTo, Xsrf } from "../forms/form-fields.tsx";

interface DialogFormProps {
  action: string;
  className: string;
  onAnswer: (answer: Answer) => void;
  children: ReactNode;
}

export function DialogForm({ action, className, onAnswer, children }: DialogFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const { current } = form;
    const hear = ((event: Answered) => event.detail && onAnswer(event.detail)) as EventListener;
    current!.addEventListener("answered", hear);
    return () => current!.removeEventListener("answered", hear);
  }, [onAnswer]);
  return (
    <form ref={form} method="post" action={action} className={className} data-quick="">
      <ReturnTo />
      <Xsrf />
      {children}
    </form>
  );
}
