import type { CategoryRowView } from "../../../domain/home/category-row.ts";
import { productSources } from "../../../domain/products/product-links.ts";
import { useT } from "../../../i18n/use-t.tsx";
import { CategoryListCard } from "../../../ui/cards/category-list-card.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { ProductCarousel } from "../../../ui/cards/product-carousel.tsx";
import { CardItems } from "../product-section.tsx";

/** Specification 2.6. */
export function CategoryRowSection({
  row: { id, parent, category, href, links, banner, cards },
}: {
  row: CategoryRowView;
}) {
  const t = useT();
  return (
    <section className="category-rows section" id={`categoryRow-${id}`}>
      <div className="category-rows-places">
        <h2 lang={parent.lang}>{parent.name}</h2>
        <ul role="list">
          {links.map((link) => (
            <li key={link.href}>
              <a className="touch muted" href={link.href} lang={link.lang}>
                {link.name}
              </a>
            </li>
          ))}
          <li>
            <a className="touch muted" href="/shop/sidebar/list">
              {t("otherHome.seeAllDepartments")}
            </a>
          </li>
        </ul>
      </div>
      <a className="category-rows-banner round" href={banner.href}>
        <Picture url={banner.image} kind="menu" alt="" tint={id} />
        <span className="visually-hidden" lang={category.lang}>
          {category.name}
        </span>
      </a>
      <ProductCarousel
        title={category.name}
        lang={category.lang}
        sizes="categoryRow"
        mobileSource={productSources.categoryRows}
        seeAll={href}
      >
        <CardItems cards={cards} as={CategoryListCard} />
      </ProductCarousel>
    </section>
  );
}
