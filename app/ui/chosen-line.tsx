import type { ReactNode } from "react";
import type { ChosenView, LineView } from "../domain/chosen-line.ts";
import { Picture } from "./picture.tsx";

interface ChosenLineProps {
  /** Without quantity: not a line of an order. */
  line: ChosenView & Partial<LineView>;
  href?: string;
  children?: ReactNode;
}

export function ChosenLine({ line, href, children }: ChosenLineProps) {
  const { name, lang, variant, quantity, count, total } = line;
  const picture = <Picture url={line.thumbnail} kind="thumb" tint={line.productId} alt="" sizes="56px" />;
  const label = quantity === 0 ? <s>{name}</s> : name;
  return (
    <div className="chosen-line">
      {href === undefined ? (
        <span className="chosen-line-picture">{picture}</span>
      ) : (
        <a className="chosen-line-picture" href={href} tabIndex={-1} aria-hidden="true">
          {picture}
        </a>
      )}
      <div className="chosen-line-what">
        {href === undefined ? (
          <span className="chosen-line-name" lang={lang}>
            {label}
          </span>
        ) : (
          <a className="chosen-line-name" href={href} lang={lang}>
            {label}
          </a>
        )}
        {variant && (
          <p className="chosen-line-more" lang={variant.lang}>
            {variant.name}
          </p>
        )}
        {quantity! > 0 && <p className="chosen-line-more chosen-line-count">{count}</p>}
        {children}
      </div>
      {quantity! > 0 && <strong className="chosen-line-total">{total}</strong>}
    </div>
  );
}
