import type { WishView } from "../../domain/wishlist/wishlist.ts";
import { useT } from "../../i18n/use-t.tsx";
import { Price } from "../../ui/cards/price.tsx";
import { DatedText } from "../../ui/date-text.tsx";
import { ActionForm } from "../../ui/forms/action-form.tsx";
import { NamedText } from "../../ui/named-text.tsx";
import { Picture } from "../../ui/picture.tsx";

export function WishItem({ row }: { row: WishView }) {
  const { name, lang, href, thumbnail, productId, stock } = row;
  const isRetired = stock.state === "retired";
  return (
    <li className={stock.left > 0 ? "wish-row" : "wish-row wish-row-gone"}>
      <a className="wish-row-picture" href={href} tabIndex={-1} aria-hidden="true">
        <Picture url={thumbnail} kind="thumb" tint={productId} alt="" sizes="96px" />
      </a>
      <div className="muted">
        <a className="wish-row-name" href={href} lang={lang}>
          {name}
        </a>
        {row.variant && <p lang={row.variant.lang}>{row.variant.name}</p>}
        {!isRetired && <Price price={row.price} muted={stock.left === 0} percent={false} />}
        <WishFacts row={row} />
      </div>
      <div className="wish-row-ways">
        {stock.left > 0 && <ToCart row={row} />}
        <div className="row">
          <RowForm row={row} action="/wishlist/items/remove" text="wishlist.remove" />
        </div>
      </div>
    </li>
  );
}

function WishFacts({ row: { stock, change, added } }: { row: WishView }) {
  const t = useT();
  return (
    <>
      {change && (
        <p className={`wish-row-${change.direction}`}>{t(`wishlist.${change.direction}`, { price: change.by })}</p>
      )}
      <p className={`wish-row-stock wish-row-${stock.state}`}>{t(`wishlist.${stock.state}`, { count: stock.left })}</p>
      <p>
        <DatedText text="wishlist.added" dates={{ date: added }} />
      </p>
    </>
  );
}

function ToCart({ row }: { row: WishView }) {
  const { name, lang, href, isOpen } = row;
  const button = "button button-outline button-wide";
  if (!isOpen) return <RowForm row={row} action="/wishlist/items/move" text="wishlist.move" button={button} />;
  return (
    <a className={button} href={href}>
      <NamedText text="card.selectOptions" name={name} lang={lang} />
    </a>
  );
}

interface RowFormProps {
  row: WishView;
  action: string;
  text: "wishlist.move" | "wishlist.remove";
  button?: string;
}

function RowForm({ row: { productId, variantId, name, lang }, action, text, button }: RowFormProps) {
  return (
    <ActionForm action={action} className={button ? undefined : "wish-row-form"} reload onAnswer={leaveRow}>
      <input type="hidden" name="product" value={productId} />
      <input type="hidden" name="variant" value={variantId} />
      <button className={button}>
        <NamedText text={text} name={name} lang={lang} />
      </button>
    </ActionForm>
  );
}

export function MoveAll() {
  const t = useT();
  return (
    <ActionForm action="/wishlist/items/move" reload onAnswer={leaveRow}>
      <input type="hidden" name="all" value="1" />
      <button className="button button-primary">{t("wishlist.moveAll")}</button>
    </ActionForm>
  );
}

/** The pressed button vanishes with its row, so the heading takes the focus. */
function leaveRow(answer: { ok: boolean }): void {
  if (answer.ok) document.getElementById("wishlist")?.focus({ preventScroll: true });
}
