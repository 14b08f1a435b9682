import type { CarCardView } from "../../../domain/cards/product-card.ts";
import { useT } from "../../../i18n/use-t.tsx";
import { CarCard } from "../../../ui/cards/car-card.tsx";
import { ProductCarousel } from "../../../ui/cards/product-carousel.tsx";
import { CardItems } from "./other-row.tsx";

/** settled.md 26. */
export function Vehicles({ cards }: { cards: CarCardView[] }) {
  const t = useT();
  if (cards.length === 0) return null;
  return (
    <ProductCarousel
      id="vehicles"
      title={t("otherHome.vehicles")}
      seeAll={{ href: "/shop/sidebar/3cols?parentCategory=auto", text: t("everywhere.seeAll") }}
    >
      <CardItems cards={cards} as={CarCard} />
    </ProductCarousel>
  );
}
