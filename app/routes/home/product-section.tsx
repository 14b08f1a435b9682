import type { ProductCardView } from "../../domain/cards/product-card.ts";
import { isSectionShown } from "../../domain/home/section-visibility.ts";
import { useT } from "../../i18n/use-t.tsx";
import { ProductCarousel } from "../../ui/cards/product-carousel.tsx";
import type { HomeProductRow } from "./sections.ts";
import { useSeeAllHref } from "./see-all-href.ts";

/** Empty with too few products (specification 5.6). */
export function ProductSection({ row, cards }: { row: HomeProductRow; cards: readonly ProductCardView[] | null }) {
  const t = useT();
  const href = useSeeAllHref(row.seeAll);
  if (!cards || !isSectionShown(row.shownAs, cards.length)) return null;
  const section = (
    <ProductCarousel
      id={row.key}
      title={t(row.title)}
      cards={cards}
      seeAll={href}
      sizes={row.sizes}
      mobileGrid={row.mobileGrid}
      mobileSource={row.mobileSource}
    />
  );
  return row.isDeep ? <div className="band band-deep">{section}</div> : section;
}
