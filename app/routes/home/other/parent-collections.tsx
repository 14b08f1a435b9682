import type { ParentCollectionView } from "../../../domain/home/parent-collection.ts";
import type { AlternateCardView } from "../../../domain/cards/card-views.ts";
import { useT } from "../../../i18n/use-t.tsx";
import { AlternateCard } from "../../../ui/cards/alternate-card.tsx";
import { ProductCarousel } from "../../../ui/cards/product-carousel.tsx";
import { CardItems } from "../product-section.tsx";

interface ParentCollectionsProps {
  collections: ParentCollectionView[];
  bosses: AlternateCardView[];
}

/** Specification 2.6, 7.3. */
export function ParentCollections({ collections, bosses }: ParentCollectionsProps) {
  const t = useT();
  if (collections.length === 0) return null;
  return (
    <>
      {collections.map(({ id, name, lang, href, cards }) => (
        <ProductCarousel
          key={id}
          id={`parentCollection-${id}`}
          // A name in the other language is the whole title, so that `lang` fits all of it.
          title={lang ? name : t("otherHome.popularIn", { name })}
          lang={lang}
          seeAll={href}
        >
          <CardItems cards={cards} as={AlternateCard} />
        </ProductCarousel>
      ))}
      <ProductCarousel id="catBoss" title={t("otherHome.catBoss")}>
        <CardItems cards={bosses} as={AlternateCard} />
      </ProductCarousel>
    </>
  );
}
