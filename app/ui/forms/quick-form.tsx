import type { ReactNode } from "react";
import { Carried } from "./form-fields.tsx";

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
      <Carried>{carried}</Carried>
      {children}
    </form>
  );
}
