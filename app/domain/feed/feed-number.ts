/** From all prices of a file; it decides the meaning of 1.200 and 1,200 (settled.md 53). */
export const noStyle = { hasDecimalComma: false, hasDecimalPoint: false, hasThreeDecimals: false };
export type NumberStyle = typeof noStyle;

type ReadNumber = { whole: string; part: string } | "ambiguous" | "malformed";

const MARKED = /^(\d*)(?:([.,])(\d*))?$/;
const GROUPED = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/;

export function joinGroups(text: string): string {
  return text.replace(/(?<=\d)[\s'’](?=\d{3}(?!\d))/gu, "");
}

/** Never reads the lower of two possible numbers: 1.200 may mean 1200. */
export function readNumber(text: string, style: NumberStyle): ReadNumber {
  const digits = joinGroups(text);
  const marks = digits.replace(/\d/g, "");
  if (!/^\d[\d.,]*$/.test(digits)) return "malformed";
  if (marks.length <= 1) return readSingle(MARKED.exec(digits)!, style);
  const last = marks.at(-1)!;
  if (marks === last.repeat(marks.length)) {
    return GROUPED.test(digits) ? { whole: digits.replaceAll(last, ""), part: "" } : "malformed";
  }
  const cut = digits.lastIndexOf(last);
  const whole = digits.slice(0, cut);
  if (whole.includes(last) || !GROUPED.test(whole)) return "malformed";
  return { whole: whole.replace(/[.,]/g, ""), part: digits.slice(cut + 1) };
}

function readSingle([, whole = "", mark, part = ""]: RegExpExecArray, style: NumberStyle): ReadNumber {
  if (!isGroupLike(whole, part)) return mark === "," && part === "" ? "malformed" : { whole, part };
  const joined = { whole: whole + part, part: "" };
  if (mark === ",") return style.hasDecimalComma ? "ambiguous" : joined;
  if (style.hasThreeDecimals && !style.hasDecimalComma) return { whole, part };
  return style.hasDecimalComma && !style.hasDecimalPoint ? joined : "ambiguous";
}

function isGroupLike(whole: string, part: string): boolean {
  return part.length === 3 && whole.length <= 3 && !whole.startsWith("0");
}

export function withNumber(style: NumberStyle, text: string): NumberStyle {
  const [digits = ""] = /\d[\d.,]*\d/.exec(joinGroups(text.normalize("NFKC"))) ?? [];
  const marks = digits.replace(/\d/g, "");
  if (marks === "") return style;
  const last = marks.at(-1)!;
  const [whole = "", part = ""] = [
    digits.slice(0, digits.lastIndexOf(last)),
    digits.slice(digits.lastIndexOf(last) + 1),
  ];
  const isDecimal = marks.length > 1 ? marks !== last.repeat(marks.length) : part !== "" && !isGroupLike(whole, part);
  // 1.234.567 groups by points, so its file writes decimal commas.
  const decimal = isDecimal ? last : marks.length > 1 ? (last === "." ? "," : ".") : "";
  return {
    hasDecimalComma: style.hasDecimalComma || decimal === ",",
    hasDecimalPoint: style.hasDecimalPoint || decimal === ".",
    hasThreeDecimals: style.hasThreeDecimals || (marks === "." && isDecimal && part.length === 3),
  };
}
