import { isCounted } from "../../../domain/products/stock.ts";
import { useT } from "../../../i18n/use-t.tsx";
import { DeskForm } from "../../../shared/desk/desk-page.tsx";
import { rowField } from "../../../shared/desk/row-field.ts";
import { DatedText, DateText } from "../../../ui/date-text.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { useProblem } from "../../../ui/shell.tsx";
import { OwnWords } from "../../../ui/own-words.tsx";
import { Picture } from "../../../ui/picture.tsx";
import type { DeskProductView } from "./product-view.server.ts";

export function ProductFacts({ product }: { product: DeskProductView }) {
  const t = useT();
  const { id, name, lang, href, thumbnail, vendor, feedId, price, usd, isUsdByRate, sale, special } = product;
  const { stock, taken, variants, updated, hidden, gone } = product;
  return (
    <>
      <div className="desk-product">
        <Picture url={thumbnail} kind="card" alt="" className="desk-thumb" sizes="56px" tint={id} />
        <div>
          <p className="desk-row-name" lang={lang}>
            {href ? <a href={href}>{name}</a> : name}
          </p>
          <p className="desk-row-more">
            <a href={`/desk/vendors/${vendor.id}`} lang={vendor.lang}>
              {vendor.name}
            </a>
          </p>
        </div>
      </div>
      {hidden && (
        <div className="desk-box">
          <p>
            <span className="desk-tag desk-tag-late">{t("deskProducts.hidden")}</span>{" "}
            <DatedText text="deskProducts.hiddenSince" dates={{ date: hidden.since }} />
          </p>
          <p>
            <OwnWords text={hidden.reason} />
          </p>
        </div>
      )}
      {gone && (
        <p className="desk-text">
          <DatedText text="deskProducts.goneSince" dates={{ date: gone }} />
        </p>
      )}
      <dl className="desk-facts">
        <dt>{t("deskProducts.feedId")}</dt>
        <dd>{feedId}</dd>
        <dt>{t("deskProducts.price")}</dt>
        <dd>{price}</dd>
        {sale && (
          <>
            <dt>{t("deskProducts.sale")}</dt>
            <dd>{sale}</dd>
          </>
        )}
        {special && (
          <>
            <dt>{t("deskProducts.special")}</dt>
            <dd>
              {special.price} <DatedText text="deskProducts.until" dates={{ date: special.ends }} />
            </dd>
          </>
        )}
        <dt>{t("deskProducts.usd")}</dt>
        <dd>
          {usd} ({t(isUsdByRate ? "deskProducts.usdByRate" : "deskProducts.usdByFeed")})
        </dd>
        <dt>{t("deskProducts.stockNow")}</dt>
        <dd>{isCounted({ stockAmount: stock }) ? stock : t("deskProducts.uncounted")}</dd>
        <dt>{t("deskProducts.taken")}</dt>
        <dd>{taken}</dd>
        <dt>{t("deskProducts.variants")}</dt>
        <dd>{variants}</dd>
        <dt>{t("deskProducts.updated")}</dt>
        <dd>
          <DateText date={updated} />
        </dd>
      </dl>
    </>
  );
}

export const typedStock = (stock: number) => (isCounted({ stockAmount: stock }) ? String(stock) : "");

export function SetForm({
  product: { action, seen, typedPrice, isLocked, variants, options },
}: {
  product: DeskProductView;
}) {
  const t = useT();
  const problem = useProblem();
  const mark = { intent: "set" };
  const price = rowField(problem, mark, "price");
  const stock = rowField(problem, mark, "stock");
  return (
    <section aria-labelledby="set">
      <h2 id="set">{t("deskProducts.change")}</h2>
      <DeskForm action={action}>
        <input type="hidden" name="seenPrice" value={seen.price} />
        <input type="hidden" name="seenStock" value={seen.stock} />
        <input type="hidden" name="seenLocked" value={seen.locked} />
        <TextField
          {...price}
          defaultValue={price.defaultValue ?? typedPrice}
          label={t("deskProducts.priceField")}
          hint={variants > 0 ? t("deskProducts.priceHint") : undefined}
          autoComplete="off"
          inputMode="decimal"
          required
        />
        {options.length > 0 ? (
          <input type="hidden" name="stock" value={typedStock(seen.stock)} />
        ) : (
          <TextField
            {...stock}
            defaultValue={stock.defaultValue ?? typedStock(seen.stock)}
            label={t("deskProducts.stockField")}
            hint={t("deskProducts.stockHint")}
            autoComplete="off"
            inputMode="numeric"
          />
        )}
        <p>
          <label className="desk-check">
            <input type="checkbox" name="locked" value="1" defaultChecked={isLocked} />
            {t("deskProducts.lock")}
          </label>
        </p>
        <p className="desk-text">{t("deskProducts.lockText")}</p>
        <button className="button button-primary" name="intent" value="set">
          {t("desk.save")}
        </button>
      </DeskForm>
    </section>
  );
}

export function HideForm({ product: { action, seen, hidden } }: { product: DeskProductView }) {
  const t = useT();
  const problem = useProblem();
  const intent = hidden ? "show" : "hide";
  return (
    <section aria-labelledby="hide">
      <h2 id="hide">{t(`deskProducts.${intent}Heading`)}</h2>
      <DeskForm action={action}>
        {hidden && <input type="hidden" name="seen" value={seen.hiddenAt ?? ""} />}
        <TextField {...rowField(problem, { intent }, "reason")} label={t("desk.reason")} autoComplete="off" required />
        <button
          className={hidden ? "button button-outline" : "button button-outline desk-danger"}
          name="intent"
          value={intent}
        >
          {t(`deskProducts.${intent}`)}
        </button>
      </DeskForm>
    </section>
  );
}
