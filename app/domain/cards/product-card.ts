import type { DateView } from "../date-view.ts";
import type { NameView } from "../display-name.ts";
import type { PrintedPicture } from "../products/picture.ts";
import type { OfferState } from "../products/stock.ts";
import type { PriceView } from "../products/price.ts";
import type { Locale } from "../languages.ts";

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
