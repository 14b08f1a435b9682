import { comparePath, isCompared } from "../../domain/products/compare-list.ts";
import { useT } from "../../i18n/use-t.tsx";
import { Icon } from "../icon.tsx";
import { NamedText } from "../named-text.tsx";
import { QuickForm } from "./quick-form.tsx";
import { useShell } from "../root-data.ts";
import type { Locale } from "../../domain/languages.ts";

interface CompareFormProps {
  product: number;
  variant: number | null;
  name: string;
  lang?: Locale;
}

export function CompareForm({ product, variant, name, lang }: CompareFormProps) {
  if (isCompared(useShell().compared, { productId: product, variantId: variant ?? 0 })) return <ComparedLink />;
  return (
    <QuickForm className="compare-form" action="/compare/items">
      <input type="hidden" name="product" value={product} />
      {variant !== null && <input type="hidden" name="variant" value={variant} />}
      <button className="button button-quiet button-flush">
        <Icon name="scale" className="button-icon" />
        <NamedText text="card.compare" name={name} lang={lang} />
      </button>
    </QuickForm>
  );
}

export function ComparedLink() {
  const t = useT();
  return (
    <p className="compare-form">
      <a className="button button-quiet button-flush" href={comparePath}>
        <Icon name="circle-check" className="button-icon" />
        {t("card.inCompare")}
      </a>
    </p>
  );
}
