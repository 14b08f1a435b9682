import { checkWords, reviewLimit } from "./review-words.ts";

/** A valid review, or its wrong fields; `max`: letters allowed. */
type Checked =
  | { ok: true; rate: number; content: string }
  | { ok: false; problems: { rate?: "missing"; words?: { max: number } } };

/** Validates a review as typed: one to five stars, and optional words. */
export function checkReview({ rate = "", words = "" }: Partial<Record<string, string>>): Checked {
  const checked = checkWords(words, reviewLimit);
  const isRated = /^[1-5]$/.test(rate);
  if (isRated && checked.ok) return { ok: true, rate: Number(rate), content: checked.text };
  return {
    ok: false,
    problems: { ...(!isRated && { rate: "missing" as const }), ...(!checked.ok && { words: { max: checked.limit } }) },
  };
}
