import "./compare-form.second.css";
import { comparePath } from "../../domain/products/compare-list.ts";
import { useT } from "../../i18n/use-t.tsx";
import { Icon } from "../icon.tsx";
import { NamedText } from "../named-text.tsx";
import { QuickForm } from "./quick-form.tsx";
import { useShell } from "../shell.tsx";

interface CompareFormProps {
  product: number;
  name: string;
  lang?: "en" | "am";
}

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
