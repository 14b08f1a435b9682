import { Fragment } from "react";
import type { CompareCell } from "../../domain/products/compare-table.ts";
import { useT } from "../../i18n/use-t.tsx";
import { Price } from "../../ui/cards/price.tsx";
import { Rating } from "../../ui/cards/rating.tsx";

/** What one product says in one row; never an empty place. */
export function CompareValue({ cell }: { cell: CompareCell }) {
  const t = useT();
  switch (cell.kind) {
    case "price":
      return <Price price={cell.price} muted={cell.muted} />;
    case "rating":
      return <Rating rating={cell.rating} />;
    case "stock":
      return t(`compare.${cell.stock.state}`, { count: cell.stock.left });
    case "delivery":
      return t(cell.free ? "compare.freeDelivery" : "compare.paidDelivery");
    case "texts":
      if (cell.texts.length === 0) return <span className="compare-none">{t("compare.notStated")}</span>;
      return cell.texts.map(({ name, lang, href }, at) => (
        <Fragment key={name}>
          {at > 0 && t("compare.listMark")}
          {href ? (
            <a href={href} lang={lang}>
              {name}
            </a>
          ) : (
            <span lang={lang}>{name}</span>
          )}
        </Fragment>
      ));
  }
}
