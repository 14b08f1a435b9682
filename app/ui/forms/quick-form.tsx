import type { ReactNode } from "react";
import { Carried, ReturnTo, Xsrf } from "./form-fields.tsx";

interface QuickFormProps {
  action: string;
  id?: string;
  className?: string;
  plain?: boolean;
  carried?: ReactNode;
  children: ReactNode;
}

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
