import { checkWords, reviewLimit } from "./review-words.ts";

type Checked =
  | { ok: true; rate: number; content: string }
  | { ok: false; problems: { rate?: "missing"; words?: { max: number } } };

export function checkReview({ rate = "", words = "" }: Partial<Record<string, string>>): Checked {
  const checked = checkWords(words, reviewLimit);
  const isRated = /^[1-5]$/.test(rate);
  if (isRated && checked.ok) return { ok: true, rate: Number(rate), content: checked.text };
  return {
    ok: false,
    problems: { ...(!isRated && { rate: "missing" as const }), ...(!checked.ok && { words: { max: checked.limit } }) },
  };
}
