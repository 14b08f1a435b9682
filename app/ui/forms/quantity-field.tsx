import "./quantity-field.second.css";
import "./quantity-field.css";
import { defaultQuantity } from "../../domain/constants.ts";
import { useT } from "../../i18n/use-t.tsx";

interface QuantityFieldProps {
  id: string;
  name?: string;
  max: number;
  value?: number | string;
  label?: string;
  quiet?: boolean;
  error?: string | null;
}

/** 160 by 48 px, so that the script's two buttons fit inside. */
export function QuantityField({
  id,
  name = "quantity",
  max,
  value = defaultQuantity,
  label,
  quiet,
  error,
}: QuantityFieldProps) {
  const t = useT();
  return (
    <div className={error ? "quantity-field quantity-field-wrong form-field-wrong" : "quantity-field"}>
      <label className={quiet ? "visually-hidden" : "quantity-field-label"} htmlFor={id}>
        {label ?? t("everywhere.quantity")}
      </label>
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
        aria-describedby={error ? `${id}-error` : undefined}
      />
    </div>
  );
}
