import { parsePhone } from "../accounts/phone.ts";
import { foldText } from "../search/search-fold.ts";
import { parseOrderNumber } from "./order-number.ts";

/** What staff typed to find an order: a number or phone in its stored form, or the beginnings of a name's words. */
export type OrderSearch =
  | { by: "number"; number: string }
  | { by: "phone"; phone: string }
  | { by: "name"; words: string[] };

/** Words of one name that are searched for; more only cost time. */
const mostWords = 4;
const longestWord = 40;

/** The words of a name in the spelling that searches compare, each once. */
export function nameWords(name: string): string[] {
  const words = foldText(name)
    .split(" ")
    .map((word) => [...word].slice(0, longestWord).join(""));
  return [...new Set(words)].filter(Boolean).slice(0, mostWords);
}

/** What was typed, or null where it is too little: one Latin letter begins too many names, one Ethiopic letter is a fair one. */
export function parseOrderSearch(typed: string): OrderSearch | null {
  const number = parseOrderNumber(typed);
  if (number) return { by: "number", number };
  const phone = parsePhone(typed);
  if (phone) return { by: "phone", phone };
  const words = nameWords(typed).filter((word) => [...word].length > 1 || /[\u1200-\u137f]/.test(word));
  return words.length > 0 ? { by: "name", words } : null;
}
