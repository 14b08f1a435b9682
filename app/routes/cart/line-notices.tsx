import type { CartLineView } from "../../domain/cart/cart-view.ts";
import { useT } from "../../i18n/use-t.tsx";

const reasons = { gone: "cart.noLongerSold", closed: "cart.closed", soldOut: "cart.soldOut" } as const;

/** What changed since the line was added, and whether the seller still has as many. */
export function LineNotices({ line: { problem, onlyLeft, priceChange, stock } }: { line: CartLineView }) {
  const t = useT();
  if (problem !== null && problem !== "fewer") return <p className="line-notices-bad">{t(reasons[problem])}</p>;
  return (
    <>
      {onlyLeft === null && <p className="line-notices-stock">{t(stock === 1 ? "cart.last" : "cart.inStock")}</p>}
      {onlyLeft === 0 && <p className="line-notices-bad">{t("cart.noneLeft")}</p>}
      {onlyLeft !== null && onlyLeft > 0 && (
        <p className="line-notices-bad">{t("cart.onlyLeft", { count: onlyLeft })}</p>
      )}
      {priceChange && (
        <p className="line-notices-price">
          {t(priceChange.direction === "up" ? "cart.priceUp" : "cart.priceDown", priceChange)}
        </p>
      )}
    </>
  );
}
