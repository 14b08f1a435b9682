import type { ParentCollectionView } from "../../../domain/listings/parent-collection.ts";
import type { AlternateCardView } from "../../../domain/cards/product-card.ts";
import { useT } from "../../../i18n/use-t.tsx";
import { AlternateCard } from "../../../ui/cards/alternate-card.tsx";
import { ProductCarousel } from "../../../ui/cards/product-carousel.tsx";
import { CardItems } from "./other-row.tsx";

interface ParentCollectionsProps {
  collections: ParentCollectionView[];
  bosses: AlternateCardView[];
}

/** Specification 2.6, 7.3: what is viewed most of each parent category, and the first of each side by side ('cat boss'). */
export function ParentCollections({ collections, bosses }: ParentCollectionsProps) {
  const t = useT();
  if (collections.length === 0) return null;
  return (
    <>
      {collections.map(({ id, name, lang, href, cards }) => (
        <ProductCarousel
          key={id}
          id={`parentCollection-${id}`}
          // A name of the other language stands alone, so that all of the title is in it.
          title={lang ? name : t("otherHome.popularIn", { name })}
          lang={lang}
          seeAll={{ href, text: t("everywhere.seeAll") }}
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
