import type { ProductCardView } from "../../domain/cards/product-card.ts";
import { useT } from "../../i18n/use-t.tsx";
import { PopularGoods } from "../../ui/cards/popular-goods.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

export function EmptyWishlist({ popular }: { popular: ProductCardView[] }) {
  const t = useT();
  return (
    <>
      <EmptyState text={t("wishlist.empty")} action={{ href: "/shop/sidebar/list", text: t("wishlist.seeProducts") }} />
      {popular.length > 0 && <PopularGoods cards={popular} />}
    </>
  );
}
