import { HolidayCard } from "../../ui/cards/holiday-card.tsx";
import { ExhibitionForms } from "../../ui/cards/surface-forms.tsx";
import { CarouselItem, ProductCarousel } from "../../ui/cards/product-carousel.tsx";
import { Late } from "../../ui/late.tsx";
import type { HolidayPackageView } from "./holiday-packages.server.ts";

/** Specification 2.5, 5.6. */
export function HolidaySections({ packages }: { packages: Promise<readonly HolidayPackageView[] | null> }) {
  return (
    <Late of={packages}>
      {(list) => (
        <>
          <ExhibitionForms />
          {list.map((one) => (
            <HolidaySection key={one.id} holiday={one} />
          ))}
        </>
      )}
    </Late>
  );
}

function HolidaySection({ holiday: { id, name, lang, seeAll, cards } }: { holiday: HolidayPackageView }) {
  return (
    <ProductCarousel id={`holidayPackage-${id}`} title={name} lang={lang} seeAll={seeAll} sizes="holiday">
      {cards.map((card, index) => (
        <CarouselItem key={card.id} index={index}>
          <HolidayCard card={card} />
        </CarouselItem>
      ))}
    </ProductCarousel>
  );
}
