import { useT } from "../../i18n/use-t.tsx";
import { ProblemBox } from "./problem-box.tsx";
import { useProblem } from "../root-data.ts";

export function FormProblem() {
  const t = useT();
  const problem = useProblem();
  if (!problem) return null;
  const faults = Object.entries(problem.fields).map(([id, text]) => ({ id, text }));
  if (!problem.form && faults.length === 0) return null;
  const count = faults.length + (problem.form ? 1 : 0);
  return (
    <ProblemBox
      title={faults.length > 0 ? t("everywhere.problems", { count }) : undefined}
      form={problem.form}
      faults={faults}
    />
  );
}
