import type { CartLineView } from "../../domain/cart-view.ts";
import { useProblem, type ShownProblem } from "../../ui/shell.tsx";

/** Whether a refused form was about this line. */
export function isAboutLine(problem: ShownProblem, { productId, variantId }: CartLineView): boolean {
  const { product, variant } = problem.values;
  return product === String(productId) && (variant || "0") === String(variantId);
}

/** The refused form of this line, or null. */
export function useLineProblem(line: CartLineView): ShownProblem | null {
  const problem = useProblem();
  return problem && isAboutLine(problem, line) ? problem : null;
}
