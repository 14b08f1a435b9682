import { Fragment } from "react";
import type { CompareCell, ComparedView, CompareRow, CompareTable } from "../../domain/product-page/compare-table.ts";
import { useT } from "../../i18n/use-t.tsx";
import { Price } from "../../ui/cards/price.tsx";
import { Rating } from "../../ui/cards/rating.tsx";
import { QuickForm } from "../../ui/forms/quick-form.tsx";
import { NamedText } from "../../ui/named-text.tsx";
import { Picture } from "../../ui/picture.tsx";

/** Table roles, because a table with another display is not a table to screen readers. */
export function CompareColumns({ table: { products, rows }, isOwn }: { table: CompareTable; isOwn: boolean }) {
  const t = useT();
  return (
    <div
      className="compare-columns"
      role="region"
      aria-labelledby="compare"
      // Scrollable regions must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <div className="compare-table" role="table" aria-labelledby="compare">
        <div className="compare-heads" role="rowgroup">
          <div className="compare-strip grid" role="row">
            <div className="compare-corner" role="columnheader">
              <span className="visually-hidden">{t("errors.fieldProduct")}</span>
            </div>
            {products.map((product) => (
              <Heading key={product.key} product={product} isOwn={isOwn} />
            ))}
          </div>
        </div>
        <div className="compare-rows" role="rowgroup">
          {rows.map((row, at) => (
            <Row key={at} row={row} products={products} />
          ))}
        </div>
      </div>
    </div>
  );
}

function Heading({ product, isOwn }: { product: ComparedView; isOwn: boolean }) {
  const { productId, variantId, href, name, lang, variant, thumbnail } = product;
  return (
    <div className="compare-product" role="columnheader">
      <Picture url={thumbnail} kind="thumb" tint={productId} alt="" className="compare-picture round" />
      <a className="compare-name" href={href} lang={lang}>
        {name}
      </a>
      {variant && <p lang={variant.lang}>{variant.name}</p>}
      {isOwn && (
        <QuickForm action="/compare/items/remove" plain>
          <input type="hidden" name="product" value={productId} />
          <input type="hidden" name="variant" value={variantId} />
          <button className="button compare-remove button-quiet">
            <NamedText text="cart.removeOf" name={chosenName(product)} lang={lang} />
          </button>
        </QuickForm>
      )}
    </div>
  );
}

function chosenName({ name, variant }: ComparedView): string {
  return variant ? `${name} (${variant.name})` : name;
}

function Row({ row: { title, cells, differs }, products }: { row: CompareRow; products: ComparedView[] }) {
  const t = useT();
  return (
    <div className={differs ? "compare-row compare-row-differs" : "compare-row"} role="row">
      <div className="compare-title strong" role="rowheader">
        {"fixed" in title ? t(`compare.${title.fixed}`) : <span lang={title.lang}>{title.name}</span>}
        {differs && (
          <>
            {" "}
            <span className="compare-differs">{t("compare.differs")}</span>
          </>
        )}
      </div>
      {products.map((product, column) => (
        <div key={product.key} className="compare-cell" role="cell">
          <span className="compare-of" lang={product.lang}>
            {t("compare.of", { name: chosenName(product) })}{" "}
          </span>
          <div className="compare-value">
            <CompareValue cell={cells[column]!} />
          </div>
        </div>
      ))}
    </div>
  );
}

function CompareValue({ cell }: { cell: CompareCell }) {
  const t = useT();
  switch (cell.kind) {
    case "price":
      return <Price price={cell.price} muted={cell.muted} />;
    case "rating":
      return <Rating rating={cell.rating} />;
    case "stock":
      return t(`card.${cell.stock.state}`, { count: cell.stock.left });
    case "delivery":
      return t(cell.free ? "card.labelFreeDelivery" : "compare.paidDelivery");
    case "texts":
      if (cell.texts.length === 0) return <span className="soft">{t("compare.notStated")}</span>;
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
