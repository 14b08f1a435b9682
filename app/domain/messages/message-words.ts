import { lineText, type Chosen } from "../chosen-line.ts";
import type { Locale } from "../viewer.ts";

/** Letters of a shopper's first name and of a sub-city in a vendor's message. */
const nameLetters = 15;
const placeLetters = 24;

/**
 * "2 x Phone, Evening dress (Red, XL)" of the lines that a message's row has as JSON, with what is left out as a number: as many
 * as fit into `most` letters, the first one cut if it must be. `more` is 0 where all are named.
 */
export function goodsText(json: string, most: number, locale: Locale): { text: string; more: number } {
  const lines = JSON.parse(json) as (Chosen & { units: number })[];
  let text = lines.length > 0 ? lineText(lines[0]!, locale, most) : "";
  let named = 1;
  for (; named < lines.length; named++) {
    const longer = `${text}${locale === "am" ? "፣ " : ", "}${lineText(lines[named]!, locale)}`;
    if (letters(longer) > most) break;
    text = longer;
  }
  return { text, more: Math.max(0, lines.length - named) };
}

/**
 * What is paid where parcels are handed over, from [seller, santim][] as JSON: "4,500 ETB" of one parcel, else the sum of each
 * with its seller, because each is paid by itself.
 */
export function cashText(json: string, money: (santim: number) => string): string {
  const sums = JSON.parse(json) as [seller: string, santim: number][];
  return sums.map(([seller, santim]) => (sums.length > 1 ? `${seller} ` : "") + money(santim)).join("; ");
}

/** A shopper's first name, as far as it is a name: what somebody typed must not lead anywhere. "" where nothing is left. */
export function firstNameText(typed: string): string {
  return cut(typed.replace(/[^\p{L}\p{M}'\u2019-]/gu, ""), nameLetters);
}

/** A sub-city or city likewise. */
export function placeText(typed: string): string {
  return cut(typed.replace(/[^\p{L}\p{M}\p{N} '\u2019-]/gu, "").trim(), placeLetters);
}

const letters = (text: string) => [...text].length;

function cut(text: string, most: number): string {
  return letters(text) <= most
    ? text
    : `${[...text]
        .slice(0, most - 3)
        .join("")
        .trimEnd()}...`;
}
