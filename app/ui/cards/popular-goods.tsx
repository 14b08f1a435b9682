import type { ComponentType } from "react";
import type { ProductCardView } from "../../domain/cards/product-card.ts";
import { useT } from "../../i18n/use-t.tsx";
import { asPrinted } from "../printing/as-printed.tsx";
import { CardGrid } from "./card-grid.tsx";

interface PopularGoodsProps {
  /** At least one. */
  cards: ProductCardView[];
}

function FullGoods({ cards }: PopularGoodsProps) {
  const t = useT();
  return (
    <section aria-labelledby="popular-goods">
      <h2 id="popular-goods">{t("card.popular")}</h2>
      <CardGrid cards={cards} />
    </section>
  );
}

export const PopularGoods: ComponentType<PopularGoodsProps> = import.meta.env.SSR ? FullGoods : asPrinted("section");
