import { maximumQuantity } from "../../domain/constants.ts";
import { useT } from "../../i18n/use-t.tsx";
import { ActionForm } from "../../ui/action-form.tsx";
import { NamedText } from "../../ui/named-text.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Price } from "../../ui/price.tsx";
import { ProductLabels } from "../../ui/product-labels.tsx";
import { QuantityField } from "../../ui/quantity-field.tsx";
import { useProblem } from "../../ui/shell.tsx";
import type { ListingRowView } from "./listing-view.server.ts";
import "./listing-row.css";

/** Specification 2.8, category-list card (variant 2). */
export function ListingRow({ row, first }: { row: ListingRowView; first: boolean }) {
  const t = useT();
  return (
    <li className={row.outOfStock ? "listing-row listing-row-gone" : "listing-row"}>
      <RowPicture row={row} first={first} />
      <div className="listing-row-facts">
        <h3 className="listing-row-name">
          <a href={row.href} lang={row.lang}>
            {row.shortName === row.name ? (
              row.name
            ) : (
              <>
                <span aria-hidden="true">{row.shortName}</span>
                <span className="visually-hidden">{row.name}</span>
              </>
            )}
          </a>
        </h3>
        <p className="listing-row-category">
          <a href={row.category.href} lang={row.category.lang}>
            {row.category.name}
          </a>
        </p>
        <Price price={row.price} muted={row.outOfStock} percent={false} />
        {row.freeDelivery && <p className="listing-row-delivery">{t("listing.freeDelivery")}</p>}
      </div>
      {!row.outOfStock && (
        <div className="listing-row-action">{row.hasVariants ? <RowOptions row={row} /> : <RowForm row={row} />}</div>
      )}
    </li>
  );
}

/** The name's link serves everyone; the labels are read out, free delivery has its own line. */
function RowPicture({ row, first }: { row: ListingRowView; first: boolean }) {
  const sizes = "(min-width: 768px) 160px, 112px";
  return (
    <div className="listing-row-picture">
      <a href={row.href} tabIndex={-1} aria-hidden="true">
        <Picture url={row.thumbnail} kind="card" alt="" tint={row.id} eager={first} sizes={sizes} />
      </a>
      <ProductLabels labels={row.labels.filter((label) => label.kind !== "freeDelivery")} stacked />
    </div>
  );
}

/** A choice comes before the cart: the product page has it. */
function RowOptions({ row }: { row: ListingRowView }) {
  return (
    <a href={row.href} className="button button-outline button-wide">
      <NamedText text="card.selectOptions" name={row.name} lang={row.lang} />
    </a>
  );
}

/** The quantity starts at 1 (specification 9.3); a refused one stands there again with the reason. */
function RowForm({ row }: { row: ListingRowView }) {
  const t = useT();
  const problem = useProblem();
  const refused = problem?.values.product === String(row.id) ? problem : null;
  return (
    <ActionForm action="/cart/lines" className="listing-row-form" adds>
      <input type="hidden" name="product" value={row.id} />
      <QuantityField
        id={`quantity-${row.id}`}
        quiet
        label={t("listing.quantityOf", { name: row.name })}
        max={Math.min(row.stock, maximumQuantity)}
        value={refused?.values.quantity}
        error={refused && (Object.values(refused.fields)[0] ?? refused.form)}
      />
      <button className="button button-primary listing-row-add" formNoValidate>
        <NamedText text="card.addToCart" name={row.name} lang={row.lang} />
      </button>
    </ActionForm>
  );
}
