import type { VariantView } from "../../domain/products/product-variants-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { AboutPrice } from "../../ui/cards/price.tsx";
import "./variant-choice.second.css";

interface VariantChoiceProps {
  variants: VariantView[];
  /** Why the form was refused. */
  error: string | undefined;
}

/** One link per variant, each to the page with its own price. */
export function VariantChoice({ variants, error }: VariantChoiceProps) {
  const t = useT();
  const hasChosen = variants.some(({ isChosen }) => isChosen);
  return (
    <div
      className={error && !hasChosen ? "variant-choice variant-choice-wrong" : "variant-choice"}
      id="variant"
      role="group"
      aria-labelledby="variant-title"
    >
      <p className="variant-choice-title" id="variant-title">
        {t(hasChosen ? "product.variant" : "product.chooseVariant")}
      </p>
      {error && !hasChosen && (
        <p className="variant-choice-error">
          <span className="visually-hidden">{t("everywhere.error")} </span>
          {error}
        </p>
      )}
      <ul className="variant-choice-list" role="list">
        {variants.map(({ id, href, text, swatch, price, isChosen }) => (
          <li key={id}>
            <a
              className={isChosen ? "variant-choice-option variant-choice-chosen" : "variant-choice-option"}
              href={href}
              rel="nofollow"
              aria-current={isChosen ? "true" : undefined}
            >
              {text && (
                <span className="variant-choice-name" lang={text.lang}>
                  {swatch && (
                    <span className="variant-choice-swatch" style={{ background: swatch }} aria-hidden="true" />
                  )}
                  {text.name}
                </span>
              )}
              <span className="variant-choice-price">
                <AboutPrice price={price} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
