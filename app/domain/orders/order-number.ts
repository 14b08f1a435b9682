import { pastedLine } from "../pasted-line.ts";

const length = 10;

/**
 * Ten digits from 1 to 9, because Ethiopic digits have no zero. `random` gives integers from 0 to below its argument.
 */
export function newOrderNumber(random: (below: number) => number): string {
  const digits = Array.from({ length: length - 1 }, () => 1 + random(9));
  return [...digits, checkDigit(digits)].join("");
}

/** As read over the phone: 48 2719 3158. */
export function formatOrderNumber(number: string): string {
  return number.replace(/^(\d\d)(\d{4})(\d{4})$/, "$1 $2 $3");
}

export function parcelNumber(number: string, position: number): string {
  return `${formatOrderNumber(number)}-${position}`;
}

/** Also with words before it, such as "Order 48 2719 3158". Null if the check digit is wrong. */
export function parseOrderNumber(typed: string): string | null {
  const text = pastedLine(typed)
    .replace(/^(?:no\.?|\p{L}[\p{L}\s.:#]*[\s.:#])(?=\d)/iu, "")
    .replace(/[^\d]+/g, (gap) => (/^[\s\p{Pd}−.#፡]+$/u.test(gap) ? " " : "x"))
    .trim();
  const [, number] = /^((?:[1-9] ?){9}[1-9])(?: \d{1,2})?$/.exec(text) ?? [];
  const digits = [...(number ?? "").replace(/ /g, "")].map(Number);
  const last = digits.pop();
  return last !== undefined && last === checkDigit(digits) ? [...digits, last].join("") : null;
}

/**
 * Weights 1 and 2 alternate, the sum is a multiple of nine: detects any single wrong digit and any swap of neighbours.
 */
function checkDigit(digits: readonly number[]): number {
  const sum = digits.reduce((all, digit, at) => all + digit * (1 + (at % 2)), 0);
  return ((9 - (sum % 9)) * 5) % 9 || 9;
}
