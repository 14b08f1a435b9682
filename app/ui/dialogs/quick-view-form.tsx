import { useState, type MouseEvent } from "react";
import type { Answer } from "../../client/answer.ts";
import type { QuickView } from "../../domain/product-page/quick-view.ts";
import { maximumQuantity } from "../../domain/constants.ts";
import { useT } from "../../i18n/use-t.tsx";
import { AnsweredForm } from "../forms/answered-form.tsx";
import { closeModal } from "./modal.tsx";
import { QuantityField } from "../forms/quantity-field.tsx";
import { AboutPrice } from "../cards/price.tsx";
import { MarkedName } from "../marked-name.tsx";

interface QuickViewFormProps {
  product: QuickView;
  stock: QuickView["stock"];
  variantId: number | null;
  onChoose: (id: number | null) => void;
  onPicture: (url: string) => void;
}

export function QuickViewForm({ product, stock, variantId, onChoose, onPicture }: QuickViewFormProps) {
  const t = useT();
  const { id, variants, buyNowMuted } = product;
  const maxQuantity = Math.max(1, Math.min(maximumQuantity, stock.left));
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [isChoiceDue, setChoiceDue] = useState(false);
  const askForChoice = (event: MouseEvent) => {
    if (variants.length === 0 || variantId !== null) return;
    event.preventDefault();
    setChoiceDue(true);
  };
  return (
    <AnsweredForm
      action="/cart/lines"
      className="quick-view-form stack"
      onAnswer={(answer) => (answer.ok ? closeModal() : setAnswer(answer))}
    >
      <input type="hidden" name="product" value={id} />
      {variantId !== null && <input type="hidden" name="variant" value={variantId} />}
      {variants.length > 0 && (
        <QuickViewVariants
          product={product}
          chosen={variantId}
          onChoose={(chosen) => {
            setAnswer(null);
            onChoose(chosen);
          }}
          onPicture={onPicture}
          isDue={isChoiceDue}
          error={answer?.fields?.variant}
        />
      )}
      {stock.left === 0 && <p>{t("quickView.optionSoldOutText")}</p>}
      {/* The typed quantity is kept for the next option. */}
      <div hidden={stock.left === 0}>
        <QuantityField id="quick-view-quantity" max={maxQuantity} error={answer?.fields?.quantity} />
      </div>
      {stock.left > 0 && (
        <>
          {answer?.form && <p className="problem-box">{answer.form}</p>}
          <button className="button button-outline button-wide" formNoValidate onClick={askForChoice}>
            {t("quickView.addToCart")}
          </button>
          <button
            className={`button button-wide ${buyNowMuted ? "button-muted" : "button-awning"}`}
            formAction="/buy-now"
            formMethod="post"
            formNoValidate
            onClick={askForChoice}
          >
            {t("quickView.buyNow")}
          </button>
        </>
      )}
    </AnsweredForm>
  );
}

interface QuickViewVariantsProps {
  product: Pick<QuickView, "choices" | "variants">;
  chosen: number | null;
  onChoose: (id: number | null) => void;
  onPicture: (url: string) => void;
  /** A button was pressed before the choice was made. */
  isDue: boolean;
  error: string | undefined;
}

const texts = {
  variant: ["quickView.variant", "quickView.chooseVariant"],
  color: ["quickView.color", "quickView.chooseColor"],
  size: ["quickView.size", "quickView.chooseSize"],
} as const;

const bothTexts = { size: "quickView.chooseColorSize", option: "quickView.chooseColorOption" } as const;

/** A value that does not exist with the other choice clears that one, as on the page. */
function QuickViewVariants({ product, chosen, onChoose, onPicture, isDue, error }: QuickViewVariantsProps) {
  const { choices, variants } = product;
  const t = useT();
  const [picked, setPicked] = useState<(number | null)[]>(
    () => variants.find(({ id }) => id === chosen)?.at ?? choices.map(() => null),
  );
  const made = (axis: number, value: number) =>
    variants.filter(({ at }) => at.every((one, place) => one === (place === axis ? value : (picked[place] ?? one))));
  const pick = (axis: number, value: number) => {
    const isMade = made(axis, value).length > 0;
    const next = picked.map((one, place) => (place === axis ? value : isMade ? one : null));
    setPicked(next);
    const option = variants.find(({ at }) => at.every((one, place) => one === next[place]));
    const { picture } = option ?? choices[axis]!.values[value]!;
    if (picture) onPicture(picture);
    onChoose(option?.id ?? null);
  };
  const state = (axis: number, value: number) => {
    const some = made(axis, value);
    const [option] = some;
    const other = choices[1 - axis]?.values[picked[1 - axis] ?? -1]?.text;
    if (!option) return other && <MarkedName text="quickView.notMade" as="name" name={other.name} lang={other.lang} />;
    if (some.every(({ isSoldOut }) => isSoldOut)) return t("card.soldOut");
    return some.length === 1 && <AboutPrice price={option.label} />;
  };
  const open = choices.filter((_, axis) => picked[axis] === null);
  const due =
    open.length > 1 ? bothTexts[open[1]!.kind === "size" ? "size" : "option"] : open[0] && texts[open[0].kind][1];
  const problem = due ? isDue && t(due) : error;
  return choices.map(({ kind, values }, axis) => {
    const wrong = axis === Math.max(0, picked.indexOf(null)) && problem;
    return (
      <fieldset
        key={kind}
        className={wrong ? "quick-view-variants form-field-wrong" : "quick-view-variants"}
        aria-describedby={wrong ? "quick-view-variant-error" : undefined}
      >
        <legend className="strong">{t(texts[kind][picked[axis] === null ? 1 : 0])}</legend>
        {wrong && (
          <p className="form-field-error" id="quick-view-variant-error" role="alert">
            <span className="visually-hidden">{t("everywhere.error")} </span>
            {problem}
          </p>
        )}
        <div className="cluster">
          {values.map(({ text, swatch }, value) => (
            <label key={value} className="quick-view-option">
              <input
                className="fill"
                type="radio"
                name={`choice-${kind}`}
                checked={picked[axis] === value}
                onChange={() => pick(axis, value)}
              />
              <span className="variant-choice-option">
                {text && (
                  <span lang={text.lang}>
                    {swatch && <span className="quick-view-swatch" style={{ background: swatch }} aria-hidden="true" />}
                    {text.name}{" "}
                  </span>
                )}
                <strong>{state(axis, value)}</strong>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    );
  });
}
