import type { CartVendorView } from "../../domain/cart-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { ProblemBanner } from "../../ui/problem-banner.tsx";
import { useProblem } from "../../ui/shell.tsx";
import { isAboutLine } from "./use-line-problem.ts";
import "./cart-problem.css";

/** What was refused, at the top of the page, leading to its line. */
export function CartProblem({ vendors }: { vendors: CartVendorView[] }) {
  const t = useT();
  const problem = useProblem();
  if (!problem) return null;
  const line = vendors.flatMap((vendor) => vendor.lines).find((one) => isAboutLine(problem, one));
  if (!line) return <ProblemBanner />;
  const texts = Object.values(problem.fields);
  return (
    <div className="cart-problem" role="alert">
      <p className="cart-problem-title">{t("cart.problem")}</p>
      <ul>
        {problem.form && <li>{problem.form}</li>}
        {texts.map((text) => (
          <li key={text}>
            <a href={`#quantity-${line.key}`}>{t("cart.problemAt", { name: line.name, text })}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
