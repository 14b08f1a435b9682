import type { NameView } from "../../domain/display-name.ts";
import type { OptionAxisView, OptionValueView } from "../../domain/products/product-variants-view.ts";
import type { ProductPageView } from "../../domain/product-page/product-page-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { AboutPrice } from "../../ui/cards/price.tsx";
import { MarkedName } from "../../ui/marked-name.tsx";

interface VariantChoiceProps {
  product: Pick<ProductPageView, "variants" | "axes" | "open">;
  error: string | undefined;
}

export function VariantChoice({ product: { variants, axes, open }, error }: VariantChoiceProps) {
  const t = useT();
  if (variants.length === 0) return null;
  const hasChosen = variants.some(({ isChosen }) => isChosen);
  return (
    <div
      className={error && !hasChosen ? "variant-choice variant-choice-wrong" : "variant-choice"}
      id="variant"
      role="group"
      aria-labelledby="variant-title"
    >
      <p className={axes.length > 0 ? "visually-hidden" : "variant-choice-title"} id="variant-title">
        {t(
          hasChosen
            ? "product.variant"
            : open === "color" || open === "size"
              ? axisTexts[open].choose
              : "product.chooseVariant",
        )}
      </p>
      {error && !hasChosen && (
        <p className="variant-choice-error">
          <span className="visually-hidden">{t("everywhere.error")} </span>
          {error}
        </p>
      )}
      {axes.length > 0 ? (
        <div className="buy-form">
          {axes.map((axis) => (
            <AxisChoice key={axis.name} axis={axis} />
          ))}
        </div>
      ) : (
        <ul className="variant-choice-list" role="list">
          {variants.map(({ id, href, text, swatch, price, isChosen, isSoldOut }) => (
            <li key={id}>
              <Choice href={href} text={text} swatch={swatch} isChosen={isChosen}>
                {isSoldOut ? <SoldOut /> : <AboutPrice price={price} />}
              </Choice>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const axisTexts = {
  named: { name: "product.variant", choose: "product.chooseVariant" },
  color: { name: "product.color", choose: "product.chooseColor" },
  size: { name: "product.size", choose: "product.chooseSize" },
} as const;

function AxisChoice({ axis: { name, isNamed, chosen, values } }: { axis: OptionAxisView }) {
  const t = useT();
  const texts = axisTexts[isNamed ? "named" : name];
  const title = `choose-${name}`;
  return (
    <div>
      <p className="variant-choice-title" id={title}>
        {chosen ? (
          <>
            {t(texts.name)}
            {t("product.factMark")} <span lang={chosen.lang}>{chosen.name}</span>
          </>
        ) : (
          t(texts.choose)
        )}
      </p>
      <ul className="variant-choice-list" role="list" aria-labelledby={title}>
        {values.map((value) => (
          <li key={value.href}>
            <Choice {...value}>
              <ValueState value={value} />
            </Choice>
          </li>
        ))}
      </ul>
    </div>
  );
}

function ValueState({ value: { state, price, without } }: { value: OptionValueView }) {
  if (state === "soldOut") return <SoldOut />;
  if (price) return <AboutPrice price={price} />;
  if (!without) return null;
  return (
    <span className="stock-words-soldOut">
      <MarkedName text="product.notMade" as="name" name={without.name} lang={without.lang} />
    </span>
  );
}

function SoldOut() {
  return <span className="stock-words-soldOut">{useT()("product.soldOut")}</span>;
}

interface ChoiceProps {
  href: string;
  text: NameView | null;
  swatch: string | null;
  isChosen: boolean;
  children: React.ReactNode;
}

function Choice({ href, text, swatch, isChosen, children }: ChoiceProps) {
  return (
    <a
      className={isChosen ? "variant-choice-option variant-choice-chosen" : "variant-choice-option"}
      href={href}
      rel="nofollow"
      aria-current={isChosen ? "true" : undefined}
    >
      {text && (
        <span className="variant-choice-name" lang={text.lang}>
          {swatch && <span className="variant-choice-swatch" style={{ background: swatch }} aria-hidden="true" />}
          {text.name}
        </span>
      )}
      <span className="variant-choice-price">{children}</span>
    </a>
  );
}
