import type { ReactNode } from "react";
import { useT } from "../../i18n/use-t.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";
import type { ShownProblem } from "../../ui/shell.tsx";
import { DeskForm } from "./desk-page.tsx";
import { rowField } from "./row-field.ts";

interface ReasonFormProps {
  action: string;
  intent: string;
  button: string;
  id: number;
  mark: Record<string, string>;
  problem: ShownProblem | null;
  children: ReactNode;
}

export function ReasonForm({ action, intent, button, id, mark, problem, children }: ReasonFormProps) {
  const t = useT();
  return (
    <DeskForm action={action} className="desk-line">
      {children}
      <TextField
        {...rowField(problem, { intent, ...mark }, "reason")}
        label={t("desk.reason")}
        autoComplete="off"
        required
      />
      <button className="button button-outline desk-danger" name="intent" value={intent}>
        {button}
        <span className="visually-hidden"> {id}</span>
      </button>
    </DeskForm>
  );
}
