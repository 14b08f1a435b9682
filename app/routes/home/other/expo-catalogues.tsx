import type { ExpoCatalogueView } from "../../../domain/expo-catalogue.ts";
import { HolidayCard } from "../../../ui/holiday-card.tsx";
import { ProductCarousel } from "../../../ui/product-carousel.tsx";
import { CardItems } from "./other-row.tsx";

/** Specification 2.6, 3.4: one section for each exhibition, under its name. */
export function ExpoCatalogues({ catalogues }: { catalogues: ExpoCatalogueView[] }) {
  return catalogues.map(({ id, name, lang, cards }) => (
    <ProductCarousel key={id} id={`expoCatalogue-${id}`} title={name} lang={lang} sizes="holiday">
      <CardItems cards={cards} as={HolidayCard} />
    </ProductCarousel>
  ));
}
