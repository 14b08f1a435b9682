import type { CartVendorView } from "../../domain/cart/cart-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { ProblemBanner } from "../../ui/forms/problem-banner.tsx";
import { ProblemBox } from "../../ui/forms/problem-box.tsx";
import { useProblem } from "../../ui/frame/shell.tsx";

/** What was refused, at the top of the page, leading to its field. */
export function CartProblem({ vendors }: { vendors: CartVendorView[] }) {
  const t = useT();
  const problem = useProblem();
  if (!problem) return null;
  const { product, variant } = problem.values;
  const single = product ? `quantity-${product}-${variant || "0"}` : "";
  const lines = vendors.flatMap((vendor) => vendor.lines);
  const found = Object.entries(problem.fields).map(([field, text]) => {
    const id = field === "quantity" ? single : field;
    return { id, text, line: lines.find(({ key }) => id === `quantity-${key}`) };
  });
  if (found.length === 0 || found.some(({ id, line }) => !line && id !== "code")) return <ProblemBanner />;
  return (
    <ProblemBox
      title={t("cart.problem")}
      form={problem.form}
      faults={found.map(({ id, text, line }) => ({
        id,
        text: line ? t("cart.problemAt", { name: line.name, text }) : text,
      }))}
    />
  );
}
