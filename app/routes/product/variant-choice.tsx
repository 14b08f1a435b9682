import type { VariantView } from "../../domain/product-page-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import "./variant-choice.css";

interface VariantChoiceProps {
  variants: VariantView[];
  /** Id that was chosen before the form was refused. */
  chosen: string | undefined;
  error: string | undefined;
}

/** One radio per variant with its own price; works inside any form. */
export function VariantChoice({ variants, chosen, error }: VariantChoiceProps) {
  const t = useT();
  return (
    <fieldset className={error ? "variant-choice variant-choice-wrong" : "variant-choice"} id="variant">
      <legend>{t("product.variant")}</legend>
      {error && (
        <p className="variant-choice-error" id="variant-error">
          <span className="visually-hidden">{t("everywhere.error")} </span>
          {error}
        </p>
      )}
      <ul className="variant-choice-list" role="list">
        {variants.map(({ id, text, swatch, price, isOnly }) => (
          <li key={id}>
            <label className="variant-choice-option">
              <input
                type="radio"
                name="variant"
                value={id}
                required
                defaultChecked={isOnly || chosen === String(id)}
                aria-describedby={error ? "variant-error" : undefined}
              />
              <span className="variant-choice-words">
                {text && (
                  <span className="variant-choice-name" lang={text.lang}>
                    {swatch && (
                      <span className="variant-choice-swatch" style={{ background: swatch }} aria-hidden="true" />
                    )}
                    {text.name}
                  </span>
                )}
                <span className="variant-choice-price">{price}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
