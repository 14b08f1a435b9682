import type { ReactNode } from "react";
import {
  alternateCardView,
  buyNowCardView,
  carCardView,
  categoryListCardView,
  holidayCardView,
} from "../../../domain/cards/card-views.ts";
import { exhibitionStatus } from "../../../domain/products/exhibition.ts";
import { productCardView } from "../../../domain/cards/product-card-view.ts";
import { productSources } from "../../../domain/products/product-links.ts";
import type { Product } from "../../../domain/products/product.ts";
import type { Viewer } from "../../../domain/viewer.ts";
import { AlternateCard } from "../../../ui/cards/alternate-card.tsx";
import { BuyNowCard } from "../../../ui/cards/buy-now-card.tsx";
import { CarCard } from "../../../ui/cards/car-card.tsx";
import { CategoryListCard } from "../../../ui/cards/category-list-card.tsx";
import { HolidayCard } from "../../../ui/cards/holiday-card.tsx";
import { ProductCard } from "../../../ui/cards/product-card.tsx";
import { exhibitionPlaces, productStates, variantStates, withOptions } from "./sample-products.ts";
import { WithShell } from "./with-shell.tsx";

/** Specification 2.8. */
export const cardParts = {
  generalCard: (viewer: Viewer) => products((product) => <ProductCard card={productCardView(product, viewer)} />),
  buyNowCard: (viewer: Viewer) =>
    products((product) => <BuyNowCard card={buyNowCardView(product, viewer, productSources.flashSell)} />),
  categoryListCard: (viewer: Viewer) =>
    products((product) => <CategoryListCard card={categoryListCardView(product, viewer)} />),
  carCard: (viewer: Viewer) => products((product) => <CarCard card={carCardView(product, viewer)} />),
  alternateCard: (viewer: Viewer) => {
    const card = (product: Product, variants: (typeof variantStates)[keyof typeof variantStates] = []) => (
      <AlternateCard card={alternateCardView(product, variants, viewer, productSources.newProducts)} />
    );
    return {
      ...products((product) => card(product)),
      ...statesOf(variantStates, (options) => card(withOptions(productStates.variants, options), options)),
    };
  },
  holidayCard: (viewer: Viewer) => ({
    ...products((product) => <HolidayCard card={holidayCardView(product, viewer, null)} />),
    ...statesOf(exhibitionPlaces, (place) => {
      const status = exhibitionStatus(place, viewer.now);
      return <HolidayCard card={holidayCardView(productStates.plain, viewer, status)} />;
    }),
  }),
};

function products(card: (product: Product) => ReactNode): Record<string, ReactNode> {
  const { inWishlist } = productStates;
  const wished = <WithShell wishlist={[inWishlist.id]}>{card(inWishlist)}</WithShell>;
  return { ...statesOf(productStates, card), inWishlist: wished };
}

export function statesOf<State>(states: Record<string, State>, shown: (state: State) => ReactNode) {
  return Object.fromEntries(Object.entries(states).map(([key, state]) => [key, shown(state)]));
}
