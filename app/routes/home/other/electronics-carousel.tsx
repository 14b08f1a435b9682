import { subcategoryHref } from "../../../domain/products/product-links.ts";
import { useT } from "../../../i18n/use-t.tsx";
import { CarouselItem, ProductCarousel } from "../../../ui/cards/product-carousel.tsx";
import { Picture } from "../../../ui/picture.tsx";
import type { OtherContentView } from "./other-content-view.ts";

/** Specification 2.4, 2.6. */
export function ElectronicsCarousel({ tiles }: { tiles: OtherContentView["electronics"] }) {
  const t = useT();
  return (
    <ProductCarousel
      id="electronics"
      title={t("homePrinted.stripElectronics")}
      seeAll="/shop/sidebar/3cols?parentCategory=electronics"
    >
      {tiles.map(({ category, subcategory, picture }, index) => (
        <CarouselItem key={subcategory} index={index}>
          <LinkTile
            href={subcategoryHref(category, subcategory)}
            picture={picture}
            name={t(`otherHome.sub-${subcategory}`)}
          />
        </CarouselItem>
      ))}
    </ProductCarousel>
  );
}

function LinkTile({ href, picture, name }: { href: string; picture: string; name: string }) {
  return (
    <a className="link-tile tile" href={href}>
      <Picture className="link-tile-picture round" url={picture} kind="thumb" alt="" sizes="112px" />
      <span>{name}</span>
    </a>
  );
}
