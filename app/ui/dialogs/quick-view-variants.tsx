import type { QuickView } from "../../domain/product-page/quick-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { AboutPrice } from "../cards/price.tsx";

interface QuickViewVariantsProps {
  variants: QuickView["variants"];
  chosen: number | null;
  onChoose: (id: number) => void;
  /** Why the form was refused. */
  error: string | undefined;
}

/** Chosen in the dialog: the price above follows. */
export function QuickViewVariants({ variants, chosen, onChoose, error }: QuickViewVariantsProps) {
  const t = useT();
  return (
    <fieldset
      className={error ? "quick-view-variants quick-view-variants-wrong" : "quick-view-variants"}
      aria-describedby={error ? "quick-view-variant-error" : undefined}
    >
      <legend>{t(chosen === null ? "quickView.chooseVariant" : "quickView.variant")}</legend>
      {error && (
        <p className="quick-view-error" id="quick-view-variant-error" role="alert">
          <span className="visually-hidden">{t("everywhere.error")} </span>
          {error}
        </p>
      )}
      <div className="quick-view-options">
        {variants.map(({ id, text, swatch, label, isSoldOut }) => (
          <label key={id} className="quick-view-option">
            <input type="radio" name="variant" value={id} checked={id === chosen} onChange={() => onChoose(id)} />
            <span className="quick-view-option-text">
              {text && (
                <span lang={text.lang}>
                  {swatch && <span className="quick-view-swatch" style={{ background: swatch }} aria-hidden="true" />}
                  {text.name}{" "}
                </span>
              )}
              <strong>{isSoldOut ? t("quickView.soldOut") : <AboutPrice price={label} />}</strong>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
