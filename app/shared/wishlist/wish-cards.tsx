import type { ProductCardView } from "../../domain/cards/product-card.ts";
import { useT } from "../../i18n/use-t.tsx";
import { ProductCard } from "../../ui/cards/product-card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

/** Cards in as many columns as fit. */
export function WishCards({ cards }: { cards: ProductCardView[] }) {
  return (
    <ul className="wish-cards" role="list">
      {cards.map((card) => (
        <li key={card.id}>
          <ProductCard card={card} />
        </li>
      ))}
    </ul>
  );
}

/** One sentence, one next step, and goods that others look at. */
export function EmptyWishlist({ popular }: { popular: ProductCardView[] }) {
  const t = useT();
  return (
    <>
      <EmptyState text={t("wishlist.empty")} action={{ href: "/shop/sidebar/list", text: t("wishlist.seeProducts") }} />
      {popular.length > 0 && (
        <>
          <h2>{t("wishlist.popular")}</h2>
          <WishCards cards={popular} />
        </>
      )}
    </>
  );
}
