import { FormProblem } from "../../ui/forms/form-problem.tsx";
import { ProblemBanner } from "../../ui/forms/problem-banner.tsx";
import { useProblem, type ShownProblem } from "../../ui/shell.tsx";

/** Why a form of this page was refused, at its top; a card's form has no fields to lead to. */
export function ProblemSummary({ productId }: { productId: number }) {
  const problem = useProblem();
  return problem?.values.product === String(productId) ? <FormProblem /> : <ProblemBanner />;
}

/** The refused form of this very product: cards further down post to the same target. */
export function useProductProblem(productId: number): ShownProblem | null {
  const problem = useProblem();
  return problem?.values.product === String(productId) ? problem : null;
}
