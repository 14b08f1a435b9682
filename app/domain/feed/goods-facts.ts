const GTIN = /^(?:\d{8}|\d{12,14})$/;

export function isGtin(digits: string): boolean {
  if (!GTIN.test(digits)) return false;
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, position) => total + Number(digit) * (position % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

const GRAMS: Record<string, number> = { kg: 1_000, "ኪ.ግ": 1_000, g: 1, ግራም: 1, lb: 453.59237, oz: 28.349523125 };

export function readWeight(text: string): number | null {
  const [, number = "", unit = ""] = /^(\d{0,6}(?:\.\d+)?)\s*(kg|g|lb|oz|ኪ\.ግ|ግራም)\.?$/i.exec(text) ?? [];
  const grams = Math.round(Number(number) * (GRAMS[unit.toLowerCase()] ?? 0));
  return grams > 0 ? grams : null;
}

export function weightTexts(grams: number): { value: string; valueAm: string } {
  const [number, unit, unitAm] = grams < 1_000 ? [grams, "g", "ግራም"] : [grams / 1_000, "kg", "ኪ.ግ"];
  return { value: `${number} ${unit}`, valueAm: `${number} ${unitAm}` };
}

const UNITS: Record<string, string> = {
  ...{ cm: "ሴ.ሜ", mm: "ሚ.ሜ", m: "ሜትር", ml: "ሚ.ሊ", l: "ሊትር", kg: "ኪ.ግ", g: "ግራም", x: "×", inch: "ኢንች" },
  ...{ wide: "ስፋት", high: "ቁመት", long: "ርዝመት" },
};

export function measuresInAmharic(measures: string): string | null {
  const text = measures.replace(/[a-z]+/gi, (word) => UNITS[word.toLowerCase()] ?? word);
  return /[a-z]/i.test(text) ? null : text;
}
