import "./compare-form.css";
import { useEffect, useRef } from "react";
import { comparePath } from "../domain/compare-list.ts";
import { useT } from "../i18n/use-t.tsx";
import { ActionForm } from "./action-form.tsx";
import { Icon } from "./icon.tsx";
import { NamedText } from "./named-text.tsx";
import { useCompareIds } from "./use-compare-ids.ts";

interface CompareFormProps {
  /** Id of the product. */
  product: number;
  name: string;
  lang?: "en" | "am";
}

/** Add to compare (specification 7.2), or the way to the list for a product that is in it (7.3). */
export function CompareForm({ product, name, lang }: CompareFormProps) {
  const t = useT();
  const isIn = useCompareIds().includes(product);
  const link = useRef<HTMLAnchorElement>(null);
  const isAnswered = useRef(false);
  useEffect(() => {
    // The pressed button is gone: what took its place has the focus.
    if (isIn && isAnswered.current) link.current?.focus();
  }, [isIn]);
  if (isIn)
    return (
      <p className="compare-form">
        <a className="button compare-form-button" href={comparePath} ref={link}>
          <Icon name="circle-check" className="button-icon" />
          {t("card.inCompare")}
        </a>
      </p>
    );
  return (
    <ActionForm className="compare-form" action="/compare/items" onAnswer={() => (isAnswered.current = true)}>
      <input type="hidden" name="product" value={product} />
      <button className="button compare-form-button">
        <Icon name="scale" className="button-icon" />
        <NamedText text="card.compare" name={name} lang={lang} />
      </button>
    </ActionForm>
  );
}
