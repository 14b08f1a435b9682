import "./compare-form.second.css";
import { comparePath } from "../../domain/products/compare-list.ts";
import { useT } from "../../i18n/use-t.tsx";
import { Icon } from "../icon.tsx";
import { NamedText } from "../named-text.tsx";
import { QuickForm } from "./quick-form.tsx";
import { useShell } from "../shell.tsx";

interface CompareFormProps {
  /** Id of the product. */
  product: number;
  name: string;
  lang?: "en" | "am";
}

/** Add to compare (specification 7.2), or the way to the list for a product that is in it (7.3; client/compared). */
export function CompareForm({ product, name, lang }: CompareFormProps) {
  if (useShell().compareIds.includes(product)) return <ComparedLink />;
  return (
    <QuickForm className="compare-form" action="/compare/items">
      <input type="hidden" name="product" value={product} />
      <button className="button compare-form-button">
        <Icon name="scale" className="button-icon" />
        <NamedText text="card.compare" name={name} lang={lang} />
      </button>
    </QuickForm>
  );
}

/** The way to the list. */
export function ComparedLink() {
  const t = useT();
  return (
    <p className="compare-form">
      <a className="button compare-form-button" href={comparePath}>
        <Icon name="circle-check" className="button-icon" />
        {t("card.inCompare")}
      </a>
    </p>
  );
}
