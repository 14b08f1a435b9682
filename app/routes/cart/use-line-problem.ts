import { useProblem } from "../../ui/frame/shell.tsx";

/** What was typed for a line and why it was refused, when the page is shown again for that; or null. */
export function useLineProblem(
  key: string,
  { productId, variantId }: { productId: number; variantId: number },
): { value: string | undefined; error: string | undefined } | null {
  const problem = useProblem();
  if (!problem) return null;
  const { fields, values } = problem;
  const name = `quantity-${key}`;
  if (values[name] !== undefined) return { value: values[name], error: fields[name] };
  // A form about one line alone.
  const isOwn = values.product === String(productId) && (values.variant || "0") === String(variantId);
  return isOwn ? { value: values.quantity, error: fields.quantity } : null;
}
