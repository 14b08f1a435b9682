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
import { exhibitionPlaces, productStates, variantStates, withOptions, type ProductState } from "./sample-products.ts";
import { galleryState, type GalleryState } from "./gallery-state.ts";
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
    return [
      ...products((product) => card(product)),
      ...keysOf(variantStates).map((key) =>
        galleryState(key, card(withOptions(productStates.variants, variantStates[key]), variantStates[key])),
      ),
    ];
  },
  holidayCard: (viewer: Viewer) => [
    ...products((product) => <HolidayCard card={holidayCardView(product, viewer, null)} />),
    ...keysOf(exhibitionPlaces).map((key) => {
      const status = exhibitionStatus(exhibitionPlaces[key], viewer.now);
      return galleryState(key, <HolidayCard card={holidayCardView(productStates.plain, viewer, status)} />);
    }),
  ],
} satisfies Record<string, (viewer: Viewer) => GalleryState[]>;

function products(card: (product: Product) => ReactNode): GalleryState[] {
  return keysOf(productStates).map((key: ProductState) => {
    const shown = card(productStates[key]);
    const isWished = key === "inWishlist";
    return galleryState(key, isWished ? <WithShell wishlist={[productStates[key].id]}>{shown}</WithShell> : shown);
  });
}

function keysOf<Value extends object>(values: Value): (keyof Value & string)[] {
  return Object.keys(values) as (keyof Value & string)[];
}
