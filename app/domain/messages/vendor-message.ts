/** Letters of a shopper's first name and of a sub-city in a vendor's message. */
const nameLetters = 15;
const placeLetters = 24;

/** Goods of a parcel as the message's row has them: [units, name][] as JSON, first line first. */
type Goods = [units: number, name: string][];

/**
 * "2 x Phone, Charger", with what is left out as a number: as many lines as fit into `most` letters, the first one cut if
 * it must be. `more` is 0 where all are named.
 */
export function goodsText(json: string, most: number): { text: string; more: number } {
  const lines = (JSON.parse(json) as Goods).map(([units, name]) => (units > 1 ? `${units} x ${name}` : name));
  let text = cut(lines[0] ?? "", most);
  let named = 1;
  while (named < lines.length && letters(`${text}, ${lines[named]}`) <= most) text += `, ${lines[named++]}`;
  return { text, more: lines.length - named };
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
