import { parseContact } from "./accounts/contact.ts";
import { parseOrderNumber } from "./orders/order-number.ts";
import { pastedLine } from "./pasted-line.ts";

const PHONE = /(?<!\d)(?:(?:\+?251|00251)[\s()-]*)?0?[\s()-]*[79](?:[\s()./-]*\d){8}(?!\d)/g;
const NUMBER = /(?<!\d)(?:[1-9][\s.#-]*){10}(?!\d)/g;
const MAIL = /[^\s,;:/|<>()]+@[^\s,;:/|<>()]+/g;

/** Whether a refused text contains two phones, e-mails or order numbers: the shop must not guess which was meant. */
export function holdsTwo(typed: string): boolean {
  const text = pastedLine(typed);
  const found = (pattern: RegExp) => text.match(pattern) ?? [];
  const contacts = [...found(PHONE), ...found(MAIL)].filter((one) => parseContact(one) !== null);
  const numbers = found(NUMBER).filter((one) => parseOrderNumber(one) !== null);
  return Math.max(contacts.length, numbers.length) > 1;
}
