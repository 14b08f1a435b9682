import type { DeskProduct } from "../../../data/desk/find-products.server.ts";
import type { DeskOption } from "../../../data/desk/option-stock.server.ts";
import { plainBirr } from "../../../domain/desk/typed-birr.ts";
import { formatEtb } from "../../../domain/money.ts";
import { isCounted } from "../../../domain/products/stock.ts";
import { variantText } from "../../../domain/products/variant-text.ts";
import { httpsMedia } from "../../../domain/safe-href.ts";
import { useT } from "../../../i18n/use-t.tsx";
import { DeskDecision, type DeskField } from "../../../shared/desk/desk-decision.tsx";
import { DeskList, DeskRow, useDesk } from "../../../shared/desk/desk-parts.tsx";
import { Picture } from "../../../ui/picture.tsx";

export function StockText({ stock }: { stock: number }) {
  const t = useT();
  if (!isCounted({ stockAmount: stock })) return t("deskProducts.uncounted");
  return stock > 0 ? t("deskProducts.stock", { number: stock }) : t("deskProducts.noStock");
}

export function Thumb({ url, tint }: { url: string; tint: number }) {
  return <Picture url={httpsMedia(url)} kind="card" alt="" className="desk-thumb" sizes="56px" tint={tint} />;
}

const typedStock = (stock: number) => (isCounted({ stockAmount: stock }) ? String(stock) : "");

function useStockField(stock: number): DeskField {
  const t = useT();
  const field = { name: "stock", label: t("deskProducts.stockField"), hint: t("deskProducts.stockHint") };
  return { ...field, required: false, inputMode: "numeric", defaultValue: typedStock(stock) };
}

export function SetForm({ product, isOfOptions }: { product: DeskProduct; isOfOptions: boolean }) {
  const t = useT();
  const { sellingPrice, stock, locked, variants } = product;
  const stockField = useStockField(stock);
  const price: DeskField = { name: "price", label: t("deskProducts.priceField"), inputMode: "decimal" };
  if (variants > 0) price.hint = t("deskProducts.priceHint");
  const lock = { name: "locked", label: t("deskProducts.lock"), box: "1", defaultValue: String(locked) };
  if (!useDesk().mayWrite) return null;
  return (
    <section aria-labelledby="set">
      <h2 id="set">{t("deskProducts.change")}</h2>
      <DeskDecision
        {...{ intent: "set", button: t("account.save"), look: "primary" }}
        seen={{
          ...{ seenPrice: sellingPrice, seenStock: stock, seenLocked: locked },
          ...(isOfOptions && { stock: typedStock(stock) }),
        }}
        fields={[{ ...price, defaultValue: plainBirr(sellingPrice) }, ...(isOfOptions ? [] : [stockField]), lock]}
      >
        <p className="desk-text">{t("deskProducts.lockText")}</p>
      </DeskDecision>
    </section>
  );
}

export function OptionStock({ options }: { options: readonly DeskOption[] }) {
  const t = useT();
  return (
    <section aria-labelledby="options">
      <h2 id="options">{t("deskProducts.optionStock")}</h2>
      <p className="desk-text">{t("deskProducts.optionStockText")}</p>
      <DeskList list={options}>{(option) => <OptionRow option={option} />}</DeskList>
    </section>
  );
}

function OptionRow({ option }: { option: DeskOption }) {
  const t = useT();
  const { id, stock, price } = option;
  const { name, lang } = variantText(option, useDesk().viewer.locale) ?? { name: String(id) };
  const line = (
    <>
      {formatEtb(price)} · <StockText stock={stock} />
    </>
  );
  const decision = {
    intent: "option",
    mark: { option: id },
    button: t("account.save"),
  };
  const seen = { seenStock: stock };
  return (
    <DeskRow
      name={<span lang={lang}>{name}</span>}
      lines={[line]}
      forms={<DeskDecision {...decision} seen={seen} fields={[useStockField(stock)]} summary={t("compare.stock")} />}
    />
  );
}

export function HideForm({ product: { hiddenAt } }: { product: DeskProduct }) {
  const t = useT();
  const intent = hiddenAt === null ? "hide" : "show";
  const decision = { intent, button: t(`deskProducts.${intent}`) };
  const reason = { name: "reason", label: t("deskEvents.fact_reason") };
  if (!useDesk().mayWrite) return null;
  return (
    <section aria-labelledby="hide">
      <h2 id="hide">{t(`deskProducts.${intent}Heading`)}</h2>
      {hiddenAt === null ? (
        <DeskDecision {...decision} fields={[reason]} look="danger" />
      ) : (
        <DeskDecision {...decision} fields={[reason]} seen={hiddenAt} />
      )}
    </section>
  );
}
