import { displayName, type NameView } from "./display-name.ts";
import { formatEtb } from "./money.ts";
import { httpsMedia } from "./safe-href.ts";
import { variantText } from "./products/variant-text.ts";
import { cutLetters } from "./truncate.ts";
import type { Locale } from "./viewer.ts";

/** Letters that a message leaves of a name at least. */
const shortestName = 8;

/** A product and what was chosen of it, in the words of its seller; all three of the option are null without one. */
export interface Chosen {
  name: string;
  nameAm: string | null;
  color: string | null;
  colorAm: string | null;
  size: string | null;
}

/** A line of a cart, an order or a parcel as every page prints it (ui/chosen-line); amounts are finished strings. */
export interface LineView extends NameView {
  /** Unique among its lines: product and option, "7-5". */
  key: string;
  productId: number;
  thumbnail: string;
  /** "Red, XL" */
  variant: NameView | null;
  quantity: number;
  /** "2 × 4,500 ETB" */
  count: string;
  total: string;
}

/** unitPrice in santim. */
interface Line extends Chosen {
  productId: number;
  variantId: number;
  thumbnail: string;
  quantity: number;
  unitPrice: number;
}

/** A line for pages; `birr` prints santim. */
export function lineView(line: Line, locale: Locale, birr: (santim: number) => string = formatEtb): LineView {
  const { productId, variantId, quantity, unitPrice } = line;
  return {
    key: `${productId}-${variantId}`,
    productId,
    ...displayName(line, locale),
    thumbnail: httpsMedia(line.thumbnail),
    variant: variantText(line, locale),
    quantity,
    count: countText(quantity, birr(unitPrice)),
    total: birr(unitPrice * quantity),
  };
}

/** "2 × 4,500 ETB", the same in every language. */
export function countText(quantity: number, price: string): string {
  return `${quantity} × ${price}`;
}

/** "Evening dress (Red, XL)", at most `most` letters: the name is cut, the option never. */
export function chosenText(chosen: Chosen, locale: Locale, most = Number.MAX_SAFE_INTEGER): string {
  const variant = variantText(chosen, locale);
  const option = variant ? ` (${variant.name})` : "";
  const { name } = displayName(chosen, locale);
  const room = Math.max(shortestName, most - [...option].length);
  return (cutLetters(name, room) === name ? name : `${cutLetters(name, room - 3).trimEnd()}...`) + option;
}

/** "2 x Evening dress (Red, XL)": the one text of a line. An SMS has no "×", and one unit is not counted. */
export function lineText(line: Chosen & { units: number }, locale: Locale, most?: number): string {
  const count = line.units > 1 ? `${line.units} x ` : "";
  return count + chosenText(line, locale, most && most - count.length);
}
