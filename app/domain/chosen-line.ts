import { displayName } from "./display-name.ts";
import { formatEtb } from "./money.ts";
import { httpsMedia } from "./safe-href.ts";
import { variantText } from "./products/variant-text.ts";
import { cutLetters } from "./truncate.ts";
import type { Locale } from "./languages.ts";
import type { Translated } from "./translated.ts";

const shortestName = 8;

export interface Chosen extends Translated<"name">, Translated<"color", string | null> {
  size: string | null;
}

export type ChosenView = ReturnType<typeof chosenView>;

/** Amounts are finished strings. */
export interface LineView extends ChosenView {
  quantity: number;
  count: string;
  total: string;
}

interface ChosenLine extends Chosen {
  productId: number;
  variantId: number;
  thumbnail: string;
}

interface Line extends ChosenLine {
  quantity: number;
  unitPrice: number;
}

export function lineView(line: Line, locale: Locale): LineView {
  const { quantity, unitPrice } = line;
  return {
    ...chosenView(line, locale),
    quantity,
    count: countText(quantity, formatEtb(unitPrice)),
    total: formatEtb(unitPrice * quantity),
  };
}

export function chosenView(line: ChosenLine, locale: Locale) {
  const { productId, variantId } = line;
  return {
    key: `${productId}-${variantId}`,
    productId,
    ...displayName(line, locale),
    thumbnail: httpsMedia(line.thumbnail),
    variant: variantText(line, locale),
  };
}

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

/** "2 x Evening dress (Red, XL)", since an SMS has no "×". */
export function lineText(line: Chosen & { units: number }, locale: Locale, most?: number): string {
  const count = line.units > 1 ? `${line.units} x ` : "";
  return count + chosenText(line, locale, most && most - count.length);
}
