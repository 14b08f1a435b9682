import { useProblem, type ShownProblem } from "../../ui/frame/shell.tsx";

/** The refused form of this very product: cards further down post to the same target. */
export function useProductProblem(productId: number): ShownProblem | null {
  const problem = useProblem();
  return problem?.values.product === String(productId) ? problem : null;
}
