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
  endsText: string | null;
}

export type CardLabel =
  { kind: "new" | "sale" | "top" | "outOfStock" | "freeDelivery" } | { kind: "percent"; percent: number };

/** Finished prices such as "3,500 ETB" or "$24.50"; old is struck through; percent belongs to it. */
export interface PriceView {
  current: string;
  old: string | null;
  percent: number | null;
}
