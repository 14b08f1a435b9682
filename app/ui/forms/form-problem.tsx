import "./form.css";
import { useT } from "../../i18n/use-t.tsx";
import { useProblem, type ShownProblem } from "../frame/shell.tsx";

interface FormProblemProps {
  /** A refusal the page was told of without being loaded again; else the one it is shown again for. */
  problem?: Pick<ShownProblem, "fields" | "form"> | null;
}

/** Why the last form was refused, above it: each sentence leads to its field. */
export function FormProblem({ problem }: FormProblemProps) {
  const t = useT();
  const loaded = useProblem();
  const shown = problem === undefined ? loaded : problem;
  if (!shown) return null;
  const texts = Object.entries(shown.fields);
  if (!shown.form && texts.length === 0) return null;
  return (
    // The page was loaded for this box: reading starts here.
    // eslint-disable-next-line jsx-a11y/no-autofocus
    <div className="form-problem" role="alert" tabIndex={-1} autoFocus>
      {texts.length > 0 && (
        <p className="form-problem-title">{t("everywhere.problems", { count: texts.length + (shown.form ? 1 : 0) })}</p>
      )}
      <ul role="list">
        {shown.form && <li>{shown.form}</li>}
        {texts.map(([field, text]) => (
          <li key={field}>
            <a href={`#${field}`}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
