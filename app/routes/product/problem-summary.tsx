import { useT } from "../../i18n/use-t.tsx";
import { ProblemBanner } from "../../ui/forms/problem-banner.tsx";
import { useProblem } from "../../ui/frame/shell.tsx";
import "./problem-summary.css";

/** Sentences of a refused form at the top of the page, each leading to its field; a card's form has none on this page. */
export function ProblemSummary({ productId }: { productId: number }) {
  const t = useT();
  const problem = useProblem();
  if (!problem) return null;
  if (problem.values.product !== String(productId)) return <ProblemBanner />;
  const texts = Object.entries(problem.fields);
  return (
    <div className="problem-summary" role="alert">
      <p className="problem-summary-title">{t("product.problems", { count: texts.length + (problem.form ? 1 : 0) })}</p>
      <ul>
        {problem.form && <li>{problem.form}</li>}
        {texts.map(([field, text]) => (
          <li key={field}>
            <a href={`#${field}`}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
