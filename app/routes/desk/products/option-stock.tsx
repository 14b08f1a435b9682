import { typedStock } from "./product-forms.tsx";
import { StockText } from "./stock-text.tsx";
import { useT } from "../../../i18n/use-t.tsx";
import { DeskForm } from "../../../shared/desk/desk-page.tsx";
import { rowField } from "../../../shared/desk/row-field.ts";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { useProblem } from "../../../ui/shell.tsx";
import type { DeskProductView } from "./product-view.server.ts";

interface OptionStockProps {
  product: Pick<DeskProductView, "action" | "options">;
  mayWrite: boolean;
}

export function OptionStock({ product: { action, options }, mayWrite }: OptionStockProps) {
  const t = useT();
  const problem = useProblem();
  return (
    <section aria-labelledby="options">
      <h2 id="options">{t("deskProducts.optionStock")}</h2>
      <p className="desk-text">{t("deskProducts.optionStockText")}</p>
      <ul className="desk-rows" role="list">
        {options.map(({ id, name, lang, stock, price }) => {
          const mark = { intent: "option", option: String(id) };
          const field = rowField(problem, mark, "stock");
          return (
            <li key={id} className="desk-row">
              <div className="desk-row-main">
                <p className="desk-row-name" lang={lang}>
                  {name}
                </p>
                <p className="desk-row-more">
                  {price} · <StockText stock={stock} />
                </p>
              </div>
              {mayWrite && (
                <details className="desk-row-ways" open={field.error !== undefined}>
                  <summary>{t("deskProducts.stockNow")}</summary>
                  <DeskForm action={action}>
                    <input type="hidden" name="option" value={id} />
                    <input type="hidden" name="seenStock" value={stock} />
                    <TextField
                      {...field}
                      defaultValue={field.defaultValue ?? typedStock(stock)}
                      label={t("deskProducts.stockField")}
                      hint={t("deskProducts.stockHint")}
                      autoComplete="off"
                      inputMode="numeric"
                    />
                    <button className="button button-outline" name="intent" value="option">
                      {t("desk.save")}
                    </button>
                  </DeskForm>
                </details>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
