import { chosenText, lineText, type Chosen } from "../chosen-line.ts";
import { languages, type Locale } from "../languages.ts";

const nameLetters = 15;
const placeLetters = 24;
const productLetters = 60;

export function goodsText(json: string, most: number, locale: Locale): { text: string; more: number } {
  const lines = JSON.parse(json) as (Chosen & { units: number })[];
  let text = lines.length > 0 ? lineText(lines[0]!, locale, most) : "";
  let named = 1;
  for (; named < lines.length; named++) {
    const longer = `${text}${languages[locale].comma}${lineText(lines[named]!, locale)}`;
    if (letters(longer) > most) break;
    text = longer;
  }
  return { text, more: Math.max(0, lines.length - named) };
}

export function productText(json: string, locale: Locale): string {
  return chosenText(JSON.parse(json) as Chosen, locale, productLetters);
}

/** From [seller, santim][] as JSON; several parcels are paid separately. */
export function cashText(json: string, money: (santim: number) => string): string {
  const sums = JSON.parse(json) as [seller: string, santim: number][];
  return sums.map(([seller, santim]) => (sums.length > 1 ? `${seller} ` : "") + money(santim)).join("; ");
}

/** Drops all but letters: typed names must not become links. */
export function firstNameText(typed: string): string {
  return cut(typed.replace(/[^\p{L}\p{M}'\u2019-]/gu, ""), nameLetters);
}

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
