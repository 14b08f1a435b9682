import { maximumQuantity } from "../../domain/constants.ts";
import type { CategoryListCardView } from "../../domain/cards/card-views.ts";
import { useT } from "../../i18n/use-t.tsx";
import { NamedText } from "../named-text.tsx";
import { QuantityField } from "./quantity-field.tsx";
import { QuickForm } from "./quick-form.tsx";
import { useProblem } from "../root-data.ts";
import "./quantity-form.first.css";

interface QuantityFormProps {
  card: Pick<CategoryListCardView, "id" | "name" | "lang" | "stock">;
  idPrefix: string;
  className?: string;
}

/** The quantity starts at 1 (specification 9.3); a refused one is shown again with the reason. */
export function QuantityForm({ card, idPrefix, className }: QuantityFormProps) {
  const t = useT();
  const problem = useProblem();
  const refused = problem?.values.product === String(card.id) ? problem : null;
  const carried = (
    <>
      <input type="hidden" name="product" value={card.id} />
      <input type="hidden" name="surface" value="categoryListCard" />
    </>
  );
  return (
    <QuickForm
      action="/cart/lines"
      className={className ? `quantity-form ${className}` : "quantity-form"}
      carried={carried}
    >
      <QuantityField
        id={`${idPrefix}-${card.id}`}
        quiet
        label={t("card.quantityOf", { name: card.name })}
        max={Math.min(card.stock, maximumQuantity)}
        value={refused?.values.quantity}
        error={refused && (Object.values(refused.fields)[0] ?? refused.form)}
      />
      <button className="button button-soft quantity-form-add" formNoValidate>
        <NamedText text="card.addToCart" name={card.name} lang={card.lang} />
      </button>
    </QuickForm>
  );
}
