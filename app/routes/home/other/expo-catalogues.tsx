import type { ExpoCatalogueView } from "../../../domain/home/expo-catalogue.ts";
import { HolidayCard } from "../../../ui/cards/holiday-card.tsx";
import { ProductCarousel } from "../../../ui/cards/product-carousel.tsx";
import { CardItems } from "./other-row.tsx";

/** Specification 2.6, 3.4. */
export function ExpoCatalogues({ catalogues }: { catalogues: ExpoCatalogueView[] }) {
  return catalogues.map(({ id, name, lang, cards }) => (
    <ProductCarousel key={id} id={`expoCatalogue-${id}`} title={name} lang={lang} sizes="holiday">
      <CardItems cards={cards} as={HolidayCard} />
    </ProductCarousel>
  ));
}
