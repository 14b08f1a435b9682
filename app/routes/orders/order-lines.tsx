import type { OrderLineView } from "../../domain/orders/order-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { Picture } from "../../ui/picture.tsx";

interface OrderLinesProps {
  lines: OrderLineView[];
  /** Without ways to review. */
  isPlain?: boolean;
}

/** What was bought, as it was named and priced then. */
export function OrderLines({ lines, isPlain = false }: OrderLinesProps) {
  const t = useT();
  return (
    <ul className="order-lines" role="list">
      {lines.map((line) => (
        <li key={line.key} className="order-lines-line">
          <a className="order-lines-picture" href={line.href} tabIndex={-1} aria-hidden="true">
            <Picture url={line.thumbnail} kind="thumb" tint={line.productId} alt="" sizes="64px" />
          </a>
          <div className="order-lines-what">
            <a className="order-lines-name" href={line.href} lang={line.lang}>
              {line.name}
            </a>
            {line.variant && (
              <p className="order-lines-more" lang={line.variant.lang}>
                {line.variant.name}
              </p>
            )}
            <p className="order-lines-more">{t("orders.times", { quantity: line.quantity, price: line.unitPrice })}</p>
            {line.review && !isPlain && (
              <a className="order-lines-review" href={line.review}>
                {t("orders.review")}
                <span className="visually-hidden" lang={line.lang}>
                  {" "}
                  {line.name}
                </span>
              </a>
            )}
          </div>
          <strong className="order-lines-total">{line.total}</strong>
        </li>
      ))}
    </ul>
  );
}
