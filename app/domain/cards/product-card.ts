import type { DateView } from "../date-view.ts";

/** What a product card prints: finished strings in the viewer's language and currency (specification 2.8). */
export interface ProductCardView {
  id: number;
  name: string;
  /** Set when the name is not in the page's language. */
  lang?: "en" | "am";
  /** Picture link: tagged with the source (specification 2.2). */
  href: string;
  /** Title link. */
  titleHref: string;
  thumbnail: string;
  hoverImage: string | null;
  /** In the order they are drawn. */
  labels: CardLabel[];
  price: PriceView;
  category: { name: string; lang?: "en" | "am"; href: string };
  city: string;
  freeDelivery: boolean;
  rating: { average: number; count: number } | null;
  outOfStock: boolean;
  stock: number;
  hasVariants: boolean;
  /** UTC ms while a special price or sale runs. */
  endsAt: number | null;
  /** The same as people read it, in the viewer's calendar. */
  ends: DateView | null;
}

export type CardLabel =
  { kind: "new" | "sale" | "top" | "outOfStock" | "freeDelivery" } | { kind: "percent"; percent: number };

/** Finished prices such as "3,500 ETB" or "$24.50"; old is struck through; percent belongs to it. */
export interface PriceView {
  current: string;
  old: string | null;
  percent: number | null;
}

/** A name as people see it, and whole for who hears it: `shortName` only where something was cut off (specification 5.2). */
export interface ShortNamed {
  name: string;
  shortName?: string;
  lang?: "en" | "am";
}

/** What the cards beside the general one have in common; `href` carries their source (specification 2.2). */
export interface CardBasics extends ShortNamed {
  id: number;
  href: string;
  thumbnail: string;
  labels: CardLabel[];
  price: PriceView;
  outOfStock: boolean;
}

/** Specification 2.8: the card with a stock label and Buy Now. */
export interface BuyNowCardView extends CardBasics {
  category: ShortNamed;
  stockLabel: "inStock" | "soldOut";
  /** Looks disabled and works (specification 4.1). */
  isBuyNowMuted: boolean;
  isLastOne: boolean;
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
  /** Hex colours of its variants, each once, four at most. */
  swatches: string[];
  /** All colours of its variants. */
  colorCount: number;
  endsAt: number | null;
  ends: DateView | null;
}

/** Specification 2.8: the category-list card. */
export interface CategoryListCardView extends CardBasics {
  category: ShortNamed & { href: string };
  freeDelivery: boolean;
  stock: number;
  hasVariants: boolean;
}

/** Specification 2.8: the car/promo card. */
export interface CarCardView extends CardBasics {
  category: ShortNamed;
}

/** Specification 2.8, 4.4: the card of exhibitions and holiday packages. */
export interface HolidayCardView extends CardBasics {
  hoverImage: string | null;
  category: ShortNamed & { href: string };
  hasVariants: boolean;
  endsAt: number | null;
  ends: DateView | null;
  /** In an exhibition: its forms say so, and the server holds them to its rules. */
  isExhibited: boolean;
  /** The exhibition has started and the card is not flagged 'adey'. */
  isAddingOver: boolean;
}
