import type { DateView } from "../date-view.ts";
import type { NameView } from "../display-name.ts";
import type { PrintedPicture } from "../products/picture.ts";
import type { ExhibitedOffer, OfferState } from "../products/stock.ts";
import type { PriceView } from "../products/price.ts";
import type { Locale } from "../viewer.ts";

/** Finished strings in the viewer's language and currency (specification 2.8). */
export interface ProductCardView {
  id: number;
  name: string;
  /** Set when the name is not in the page's language. */
  lang?: Locale;
  href: string;
  titleHref: string;
  thumbnail: string;
  preview?: PrintedPicture | null;
  hoverImage: string | null;
  /** The option it was chosen by. */
  option?: NameView & { id: number };
  labels: CardLabel[];
  price: PriceView;
  category: { name: string; lang?: Locale; href: string };
  seller: NameView;
  city: string;
  freeDelivery: boolean;
  rating: { average: number; count: number } | null;
  offer: OfferState;
  stock: number;
  hasVariants: boolean;
  /** null when no special price or sale runs. */
  endsAt: number | null;
  ends: DateView | null;
}

export type CardLabel =
  | { kind: "new" | "sale" | "top" | "lastOne" | "outOfStock" | "closed" | "freeDelivery" }
  | { kind: "percent"; percent: number };

/** `shortName` is displayed, `name` read aloud (specification 5.2). */
export interface ShortNamed {
  name: string;
  shortName?: string;
  lang?: Locale;
}

export interface CardBasics extends ShortNamed {
  id: number;
  href: string;
  thumbnail: string;
  labels: CardLabel[];
  price: PriceView;
  seller: NameView;
  offer: OfferState;
}

export interface BuyNowCardView extends CardBasics {
  category: ShortNamed;
  stockLabel: "inStock" | "soldOut" | "closed";
  /** Looks disabled but works (specification 4.1). */
  isBuyNowMuted: boolean;
  hasVariants: boolean;
  endsAt: number | null;
  ends: DateView | null;
}

export interface AlternateCardView extends CardBasics {
  hoverImage: string | null;
  category: ShortNamed & { href: string };
  rating: ProductCardView["rating"];
  hasVariants: boolean;
  swatches: string[];
  colorCount: number;
  endsAt: number | null;
  ends: DateView | null;
}

export interface CategoryListCardView extends CardBasics {
  category: ShortNamed & { href: string };
  freeDelivery: boolean;
  rating: ProductCardView["rating"];
  stock: number;
  hasVariants: boolean;
}

export interface CarCardView extends CardBasics {
  category: ShortNamed;
}

export interface HolidayCardView extends Omit<CardBasics, "offer"> {
  hoverImage: string | null;
  category: ShortNamed & { href: string };
  hasVariants: boolean;
  endsAt: number | null;
  ends: DateView | null;
  offer: ExhibitedOffer;
  isExhibited: boolean;
  /** A started exhibition accepts no wishes, 'adey' or not. */
  isWishingOver: boolean;
}
