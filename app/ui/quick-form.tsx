import type { ReactNode } from "react";
import { ReturnTo, Xsrf } from "./form-fields.tsx";

interface QuickFormProps {
  action: string;
  id?: string;
  className?: string;
  /** More than the page can change in its place: a plain post, which brings the whole page again. */
  plain?: boolean;
  children: ReactNode;
}

/** A form of a printed page: a plain post, which the early script answers without leaving the page. */
export function QuickForm({ action, id, className, plain, children }: QuickFormProps) {
  return (
    <form method="post" action={action} id={id} className={className} data-quick={plain ? undefined : ""}>
      <ReturnTo />
      <Xsrf />
      {children}
    </form>
  );
}
