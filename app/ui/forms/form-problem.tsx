import { useT } from "../../i18n/use-t.tsx";
import { ProblemBox } from "./problem-box.tsx";
import { useProblem, type ShownProblem } from "../frame/shell.tsx";

interface FormProblemProps {
  /** A refusal the page was told of without being loaded again; else the one it is shown again for. */
  problem?: Pick<ShownProblem, "fields" | "form"> | null;
}

/** Why the last form was refused, above it: each sentence leads to its field, which has that name for an id. */
export function FormProblem({ problem }: FormProblemProps) {
  const t = useT();
  const loaded = useProblem();
  const shown = problem === undefined ? loaded : problem;
  if (!shown) return null;
  const faults = Object.entries(shown.fields).map(([id, text]) => ({ id, text }));
  if (!shown.form && faults.length === 0) return null;
  const count = faults.length + (shown.form ? 1 : 0);
  return (
    <ProblemBox
      title={faults.length > 0 ? t("everywhere.problems", { count }) : undefined}
      form={shown.form}
      faults={faults}
    />
  );
}
