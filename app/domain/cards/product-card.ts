import type { DateView } from "../date-view.ts";
import type { NameView } from "../display-name.ts";
import type { PrintedPicture } from "../products/picture.ts";
import type { ExhibitedOffer, OfferState } from "../products/offer-state.ts";
import type { PriceView } from "../products/price.ts";

/** View model of the general card: finished strings in the viewer's language and currency (specification 2.8). */
export interface ProductCardView {
  id: number;
  name: string;
  /** Set when the name is not in the page's language. */
  lang?: "en" | "am";
  /** Picture link, tagged with the source (specification 2.2). */
  href: string;
  titleHref: string;
  thumbnail: string;
  /** Of the thumbnail, where a phone shows it first. */
  preview?: PrintedPicture | null;
  hoverImage: string | null;
  /** In drawing order. */
  labels: CardLabel[];
  price: PriceView;
  category: { name: string; lang?: "en" | "am"; href: string };
  seller: NameView;
  city: string;
  freeDelivery: boolean;
  rating: { average: number; count: number } | null;
  offer: OfferState;
  stock: number;
  hasVariants: boolean;
  /** UTC ms; null when no special price or sale runs. */
  endsAt: number | null;
  /** The same in the viewer's calendar. */
  ends: DateView | null;
}

export type CardLabel =
  | { kind: "new" | "sale" | "top" | "lastOne" | "outOfStock" | "closed" | "freeDelivery" }
  | { kind: "percent"; percent: number };

/** `name` is read out, `shortName` is shown where the card cuts the name (specification 5.2). */
export interface ShortNamed {
  name: string;
  shortName?: string;
  lang?: "en" | "am";
}

/** Fields that all cards but the general one share; `href` carries their source (specification 2.2). */
export interface CardBasics extends ShortNamed {
  id: number;
  href: string;
  thumbnail: string;
  labels: CardLabel[];
  price: PriceView;
  seller: NameView;
  offer: OfferState;
}

/** Specification 2.8: the card with a stock label and Buy Now. */
export interface BuyNowCardView extends CardBasics {
  category: ShortNamed;
  stockLabel: "inStock" | "soldOut" | "closed";
  /** Looks disabled but works (specification 4.1). */
  isBuyNowMuted: boolean;
  hasVariants: boolean;
  endsAt: number | null;
  ends: DateView | null;
}

/** Specification 2.8, 4.3: the card with variants. */
export interface AlternateCardView extends CardBasics {
  hoverImage: string | null;
  category: ShortNamed & { href: string };
  rating: ProductCardView["rating"];
  hasVariants: boolean;
  /** Distinct hex colours of its variants, four at most. */
  swatches: string[];
  /** Number of distinct colours. */
  colorCount: number;
  endsAt: number | null;
  ends: DateView | null;
}

/** Specification 2.8: the category-list card. */
export interface CategoryListCardView extends CardBasics {
  category: ShortNamed & { href: string };
  freeDelivery: boolean;
  rating: ProductCardView["rating"];
  stock: number;
  hasVariants: boolean;
}

/** Specification 2.8: the car/promo card. */
export interface CarCardView extends CardBasics {
  category: ShortNamed;
}

/** Specification 2.8, 4.4: the card of exhibitions and holiday packages. */
export interface HolidayCardView extends Omit<CardBasics, "offer"> {
  hoverImage: string | null;
  category: ShortNamed & { href: string };
  hasVariants: boolean;
  endsAt: number | null;
  ends: DateView | null;
  offer: ExhibitedOffer;
  /** In an exhibition: its forms say so, and the server applies the exhibition's rules. */
  isExhibited: boolean;
  /** The exhibition has started: it takes no wishes, 'adey' or not. */
  isWishingOver: boolean;
}
