import { FormProblem } from "../../ui/forms/form-problem.tsx";
import { ProblemBanner } from "../../ui/forms/problem-banner.tsx";
import { useProblem, type PrintedProblem } from "../../ui/root-data.ts";

/** `FormProblem` links to this product's fields; after a card's form only the sentence is printed. */
export function RefusedProductForm({ productId }: { productId: number }) {
  return useProductProblem(productId) ? <FormProblem /> : <ProblemBanner />;
}

/** Only this product's problem: cards further down post to the same target. */
export function useProductProblem(productId: number): PrintedProblem | null {
  const problem = useProblem();
  return problem?.values.product === String(productId) ? problem : null;
}
