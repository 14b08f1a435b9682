import type { ReactNode } from "react";
import { Carried, ReturnTo, Xsrf } from "./form-fields.tsx";

interface QuickFormProps {
  action: string;
  id?: string;
  className?: string;
  /** More than the page can change in its place: a plain post, which brings the whole page again. */
  plain?: boolean;
  /** Hidden fields of its own. */
  carried?: ReactNode;
  children: ReactNode;
}

/** A form of a printed page: a plain post, which the early script answers without leaving the page. */
export function QuickForm({ action, id, className, plain, carried, children }: QuickFormProps) {
  return (
    <form method="post" action={action} id={id} className={className} data-quick={plain ? undefined : ""}>
      <Carried>
        <ReturnTo />
        <Xsrf />
        {carried}
      </Carried>
      {children}
    </form>
  );
}
