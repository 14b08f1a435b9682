import { foldText } from "./search-fold.ts";
import { wordForms } from "./search-forms.ts";
import { isKnownPhrase } from "./search-synonyms.ts";

const PART_END = /[,፣;፤:፦([|](?!\d)|\s[-–—]\s/u;
// Details follow these words: a box with coffee is a box.
const BEHIND = /(?<=\S)\s(?:for|with|without|from|of|in|on|at|by|to)\s.*$/isu;
const MEASURES = new Set(
  [
    "black white red blue green grey gray brown pink purple yellow beige xs xl xxl ጥቁር ነጭ ቀይ ሰማያዊ አረንጓዴ ግራጫ",
    "inch inches cm mm m km kg g gram grams l ml litre litres liter liters gb tb mb mah w watt v volt hz cc pcs pack",
    "no nr lot model series size style type ኢንች ሜትር ግራም ኪሎ ሊትር ቁጥር ሞዴል ምርት መጠን አይነት",
  ].flatMap((line) => line.split(" ")),
);

/** A phone holder is a holder, a የስልክ ቻርጀር a ቻርጀር, a jar with lid a jar; null without words. */
export function headOf(name: string): string | null {
  const [part = ""] = name.split(PART_END).filter((one) => foldText(one) !== "");
  const words = withoutCompany(withoutMeasure(part.trim().replace(BEHIND, "").split(/\s+/u)));
  const [last = null, before = ""] = foldText(words.join(" ")).split(" ").filter(Boolean).toReversed();
  const one = last === null ? undefined : [last, ...wordForms(last)].find((form) => isKnownPhrase(`${before} ${form}`));
  return one === undefined ? last : before + one;
}

export function categoryHeads(name: string): string[] {
  const parts = name.split(/[,፣;፤&]|\sand\s/u).map(headOf);
  return [...parts, ...joinedByNa(foldText(name).split(" "))].filter((head) => head !== null);
}

/** 14 inch, PW-8949, no. 897, 2.5 ሚ.ሜ. */
function withoutMeasure(words: readonly string[]): readonly string[] {
  const last = words.findLastIndex((word) => !/\p{N}/u.test(word) && !isMeasure(foldText(word)));
  return last < 0 ? words : words.slice(0, last + 1);
}

const isMeasure = (folded: string): boolean => MEASURES.has(folded) || /^(?:\p{L}(?: |$))*$/u.test(folded);

/** Drops ከ… ጋር ("with ...") at the end. */
function withoutCompany(words: readonly string[]): readonly string[] {
  const from = words.at(-1) === "ጋር" ? words.findLastIndex((word) => word.startsWith("ከ")) : -1;
  return from > 0 ? words.slice(0, from) : words;
}

/** A final ና is "and", but after የ it belongs to an adjective, as in የቡና ማሽን. */
function joinedByNa(words: readonly string[]): string[] {
  return words
    .slice(0, -1)
    .filter((word) => word.length > 2 && word.endsWith("ና") && !word.startsWith("የ"))
    .map((word) => word.slice(0, -1));
}
