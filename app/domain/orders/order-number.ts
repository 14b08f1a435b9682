/** Digits of an order's number; the last one checks the others. */
const length = 10;

/**
 * A fresh order number of ten digits from 1 to 9: no zero, because Ethiopic digits have none. `random` gives whole numbers
 * from 0 to below its argument.
 */
export function newOrderNumber(random: (below: number) => number): string {
  const digits = Array.from({ length: length - 1 }, () => 1 + random(9));
  return [...digits, checkDigit(digits)].join("");
}

/** As it is read over the phone: 48 2719 3158. */
export function formatOrderNumber(number: string): string {
  return number.replace(/^(\d\d)(\d{4})(\d{4})$/, "$1 $2 $3");
}

/** How one parcel of an order is named: the number, a dash and its position. */
export function parcelNumber(number: string, position: number): string {
  return `${formatOrderNumber(number)}-${position}`;
}

/**
 * An order number as typed: spaces, dashes, dots, a # or No. before it, Ethiopic digits and a parcel's position after it are
 * forgiven. Null where it cannot be a number of ours: one wrong digit, or two neighbours exchanged.
 */
export function parseOrderNumber(typed: string): string | null {
  const text = typed
    .normalize("NFKC")
    .replace(/^\s*no\.?(?=[\s\d፩-፱])/i, "")
    .replace(/[፩-፱]/g, (digit) => String(digit.charCodeAt(0) - ETHIOPIC_ONE + 1))
    .replace(/[^\d]+/g, (gap) => (/^[\s\-‐-―−.#፡\p{Cf}]+$/u.test(gap) ? " " : "x"))
    .trim();
  const [, number] = /^((?:[1-9] ?){9}[1-9])(?: \d{1,2})?$/.exec(text) ?? [];
  const digits = [...(number ?? "").replace(/ /g, "")].map(Number);
  const last = digits.pop();
  return last !== undefined && last === checkDigit(digits) ? [...digits, last].join("") : null;
}

const ETHIOPIC_ONE = "፩".charCodeAt(0);

/** Weights 1 and 2 in turn, the sum a multiple of nine: no single digit and no exchange of neighbours passes. */
function checkDigit(digits: readonly number[]): number {
  const sum = digits.reduce((all, digit, at) => all + digit * (1 + (at % 2)), 0);
  // Of the last place, whose weight is 2: half of what is missing, modulo nine.
  return ((9 - (sum % 9)) * 5) % 9 || 9;
}
