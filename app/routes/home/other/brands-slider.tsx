import { useT } from "../../../i18n/use-t.tsx";
import { CarouselItem, ProductCarousel } from "../../../ui/cards/product-carousel.tsx";

interface BrandsSliderProps {
  brands: { slug: string; name: string }[];
}

/** Specification 9.5: brands as text, because their logos are trademarks. */
export function BrandsSlider({ brands }: BrandsSliderProps) {
  const t = useT();
  if (brands.length === 0) return null;
  return (
    <ProductCarousel id="brands" title={t("otherHome.brands")} sizes="brands">
      {brands.map(({ slug, name }, index) => (
        <CarouselItem key={slug} index={index}>
          <a className="brands-slider-name" href={`/shop/sidebar/list?brand=${encodeURIComponent(slug)}`} lang="en">
            {name}
          </a>
        </CarouselItem>
      ))}
    </ProductCarousel>
  );
}
