import "./problem-box.css";
import { useT } from "../../i18n/use-t.tsx";
import { useProblem } from "../root-data.ts";

export function ProblemBanner() {
  const t = useT();
  const problem = useProblem();
  if (!problem) return null;
  const sentences = [problem.form, ...Object.values(problem.fields)].filter(Boolean);
  if (sentences.length === 0) return null;
  return (
    <div className="problem-banner" role="alert">
      <span className="visually-hidden">{t("everywhere.error")} </span>
      {sentences.join(" ")}
    </div>
  );
}
