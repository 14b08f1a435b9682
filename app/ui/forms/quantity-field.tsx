import "./quantity-field.second.css";
import "./quantity-field.css";
import { defaultQuantity } from "../../domain/constants.ts";
import { useT } from "../../i18n/use-t.tsx";

interface QuantityFieldProps {
  id: string;
  name?: string;
  /** The most that may be asked for. */
  max: number;
  value?: number | string;
  /** Names the product where several fields stand on a page. */
  label?: string;
  /** The label is heard but not seen. */
  quiet?: boolean;
  hint?: string;
  /** Why the last try was refused. */
  error?: string | null;
}

/** Label, hint, reason of a refusal, and the number: 160 by 48, so that script can put its buttons inside. */
export function QuantityField({
  id,
  name = "quantity",
  max,
  value = defaultQuantity,
  label,
  quiet,
  hint,
  error,
}: QuantityFieldProps) {
  const t = useT();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={error ? "quantity-field quantity-field-wrong" : "quantity-field"}>
      <label className={quiet ? "visually-hidden" : "quantity-field-label"} htmlFor={id}>
        {label ?? t("everywhere.quantity")}
      </label>
      {hint && (
        <p className="quantity-field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="quantity-field-error" id={`${id}-error`}>
          <span className="visually-hidden">{t("everywhere.error")} </span>
          {error}
        </p>
      )}
      <input
        className="quantity-field-input"
        id={id}
        name={name}
        type="number"
        inputMode="numeric"
        min={1}
        max={max}
        defaultValue={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      />
    </div>
  );
}
