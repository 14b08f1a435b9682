import type { ProductAlertKind } from "../../domain/messages/alert.ts";
import { useT } from "../../i18n/use-t.tsx";
import { QuickForm } from "../../ui/forms/quick-form.tsx";
import { useShell } from "../../ui/root-data.ts";
import { TextField } from "../../ui/forms/text-field.tsx";
import { useProductProblem } from "./refused-product-form.tsx";
import "../../ui/forms/alert-form.css";

interface AlertFormProps {
  product: number;
  kind: ProductAlertKind;
  variant?: number | null;
}

export function AlertForm({ product, kind, variant = null }: AlertFormProps) {
  const t = useT();
  const { account } = useShell();
  const refused = useProductProblem(product);
  const own = refused?.values.kind === kind ? refused : null;
  const isStock = kind === "stock";
  const text = t(isStock ? "product.alertStockText" : "product.alertPriceText");
  const form = (
    <QuickForm action="/alerts/products">
      <input type="hidden" name="product" value={product} />
      <input type="hidden" name="kind" value={kind} />
      {variant !== null && <input type="hidden" name="variant" value={variant} />}
      {account ? (
        <p>{text}</p>
      ) : (
        <TextField
          name="contact"
          label={t("account.contactField")}
          hint={text}
          autoComplete="email"
          enterKeyHint="send"
          required
          defaultValue={own?.values.contact}
          error={own?.fields.contact}
        />
      )}
      <button className={isStock ? "button button-primary button-wide" : "button button-outline"} formNoValidate>
        {t(isStock ? "product.alertStock" : "product.alertSend")}
      </button>
    </QuickForm>
  );
  return isStock ? (
    <div id="alert" className="alert-form">
      {form}
    </div>
  ) : (
    <details className="alert-form" open={own !== null}>
      <summary className="plain">{t("product.alertPrice")}</summary>
      {form}
    </details>
  );
}
