import { parsePhone } from "../accounts/contact.ts";
import { foldText } from "../search/search-fold.ts";
import { parseOrderNumber } from "./order-number.ts";

export type OrderSearch =
  | { by: "number"; number: string }
  | { by: "phone"; phone: string }
  | { by: "name"; words: string[] };

const mostWords = 4;
const longestWord = 40;

export function nameWords(name: string): string[] {
  const words = foldText(name)
    .split(" ")
    .map((word) => [...word].slice(0, longestWord).join(""));
  return [...new Set(words)].filter(Boolean).slice(0, mostWords);
}

/** Too many names begin with one Latin letter, few with one Ethiopic letter. */
export function parseOrderSearch(typed: string): OrderSearch | null {
  const number = parseOrderNumber(typed);
  if (number) return { by: "number", number };
  const phone = parsePhone(typed);
  if (phone) return { by: "phone", phone };
  const words = nameWords(typed).filter((word) => [...word].length > 1 || /[\u1200-\u137f]/.test(word));
  return words.length > 0 ? { by: "name", words } : null;
}
