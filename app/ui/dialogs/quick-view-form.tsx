import { useState, type MouseEvent } from "react";
import type { Answer } from "../../client/answer.ts";
import type { QuickView } from "../../domain/product-page/quick-view.ts";
import { maximumQuantity } from "../../domain/constants.ts";
import { useT } from "../../i18n/use-t.tsx";
import { DialogForm } from "./dialog-form.tsx";
import { closeModal } from "./modal.tsx";
import { QuantityField } from "../forms/quantity-field.tsx";
import { QuickViewVariants } from "./quick-view-variants.tsx";

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
    <DialogForm
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
      {/* The typed quantity stays for the next option. */}
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
    </DialogForm>
  );
}
