import { checkWords, reviewLimit } from "./review-words.ts";

/** What a form about a review asks for, or which fields are at fault; `max` letters are allowed. */
type Checked =
  { ok: true; rate: number; content: string } | { ok: false; problems: { rate?: "missing"; words?: { max: number } } };

/** A review as it was typed: one to five stars, and words that may be left out. */
export function checkReview({ rate = "", words = "" }: Partial<Record<string, string>>): Checked {
  const said = checkWords(words, reviewLimit);
  const isRated = /^[1-5]$/.test(rate);
  if (isRated && said.ok) return { ok: true, rate: Number(rate), content: said.text };
  return {
    ok: false,
    problems: { ...(!isRated && { rate: "missing" as const }), ...(!said.ok && { words: { max: said.limit } }) },
  };
}
