import type { NameView } from "../../domain/display-name.ts";
import type { OptionAxisView } from "../../domain/products/product-variants-view.ts";
import type { ProductPageView } from "../../domain/product-page/product-page-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { AboutPrice } from "../../ui/cards/price.tsx";
import { MarkedName } from "../../ui/marked-name.tsx";

interface VariantChoiceProps {
  product: Pick<ProductPageView, "variants" | "axes" | "open" | "hasSizes">;
  error: string | undefined;
}

export function VariantChoice({ product: { variants, axes, open, hasSizes }, error }: VariantChoiceProps) {
  const t = useT();
  if (variants.length === 0) return null;
  const hasChosen = variants.some(({ isChosen }) => isChosen);
  const hasPrices = new Set(variants.map(({ price }) => price.current)).size > 1;
  return (
    <div
      className={
        error && !hasChosen ? "variant-choice stack variant-choice-wrong form-field-wrong" : "variant-choice stack"
      }
      id="variant"
      role="group"
      aria-labelledby="variant-title"
    >
      <div className={axes.length > 0 ? "visually-hidden" : "spread"}>
        <p className="variant-choice-title strong" id="variant-title">
          {t(
            hasChosen
              ? "quickView.variant"
              : open === "color" || open === "size"
                ? axisTexts[open].choose
                : "quickView.chooseVariant",
          )}
        </p>
        {hasSizes && axes.length === 0 && <SizeGuide />}
      </div>
      {error && !hasChosen && (
        <p className="variant-choice-error form-field-error">
          <span className="visually-hidden">{t("everywhere.error")} </span>
          {error}
        </p>
      )}
      {axes.length > 0 ? (
        axes.map((axis) => <AxisChoice key={axis.name} axis={axis} />)
      ) : (
        <>
          <ul className="variant-choice-list cluster" role="list">
            {variants.map(({ id, href, text, swatch, price, isChosen, isSoldOut }) => (
              <li key={id}>
                <Choice href={href} text={text} swatch={swatch} isChosen={isChosen} isOff={isSoldOut}>
                  {isSoldOut ? t("card.soldOut") : hasPrices && <AboutPrice price={price} />}
                </Choice>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

const axisTexts = {
  named: { name: "quickView.variant", choose: "quickView.chooseVariant" },
  color: { name: "quickView.color", choose: "quickView.chooseColor" },
  size: { name: "quickView.size", choose: "quickView.chooseSize" },
} as const;

function AxisChoice({ axis: { name, isNamed, chosen, values } }: { axis: OptionAxisView }) {
  const t = useT();
  const texts = axisTexts[isNamed ? "named" : name];
  const title = `choose-${name}`;
  return (
    <div>
      <div className="spread">
        <p className="variant-choice-title strong" id={title}>
          {chosen ? (
            <>
              {t(texts.name)}
              {t("product.factMark")} <span lang={chosen.lang}>{chosen.name}</span>
            </>
          ) : (
            t(texts.choose)
          )}
        </p>
        {name === "size" && !isNamed && <SizeGuide />}
      </div>
      <ul className="variant-choice-list cluster" role="list" aria-labelledby={title}>
        {values.map((value) => (
          <li key={value.href}>
            <Choice {...value} isOff={value.state !== "free"}>
              <ValueState value={value} />
            </Choice>
          </li>
        ))}
      </ul>
    </div>
  );
}

function SizeGuide() {
  return (
    <a className="touch muted" href="/pages/help-center?find=size+guide" rel="nofollow">
      {useT()("product.sizeGuide")}
    </a>
  );
}

function ValueState({ value: { state, price, without } }: { value: OptionAxisView["values"][number] }) {
  const t = useT();
  if (state === "soldOut") return t("card.soldOut");
  if (price) return <AboutPrice price={price} />;
  return without && <MarkedName text="quickView.notMade" as="name" name={without.name} lang={without.lang} />;
}

interface ChoiceProps {
  href: string;
  text: NameView | null;
  swatch: string | null;
  isChosen: boolean;
  /** Struck through; screen readers get the reason, and the link still works. */
  isOff: boolean;
  children: React.ReactNode;
}

function Choice({ href, text, swatch, isChosen, isOff, children }: ChoiceProps) {
  const state = `${isChosen ? " variant-choice-chosen" : ""}${isOff ? " variant-choice-off" : ""}`;
  return (
    <a
      className={`variant-choice-option${swatch ? " variant-choice-color" : ""}${state}`}
      href={href}
      rel="nofollow"
      aria-current={isChosen ? "true" : undefined}
    >
      {swatch && <span className="variant-choice-swatch" style={{ background: swatch }} aria-hidden="true" />}
      {text && <span lang={text.lang}>{text.name}</span>}
      {children && (
        <span className={isOff ? "visually-hidden" : "variant-choice-price numbers"}>
          {isOff && " "}
          {children}
        </span>
      )}
    </a>
  );
}
