import { isCounted } from "../../../domain/products/stock.ts";
import { useT } from "../../../i18n/use-t.tsx";

export function StockText({ stock }: { stock: number }) {
  const t = useT();
  if (!isCounted({ stockAmount: stock })) return t("deskProducts.uncounted");
  return stock > 0 ? t("deskProducts.stock", { number: stock }) : t("deskProducts.noStock");
}
