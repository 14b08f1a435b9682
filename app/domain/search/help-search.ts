import { searchWordLimit } from "../constants.ts";
import { foldText } from "./search-fold.ts";
import { wordForms } from "./search-forms.ts";

export interface SearchedQuestion {
  slug: string;
  titles: readonly string[];
  words: readonly string[];
  answers: readonly string[];
}

const WEIGHTS = { titles: 6, words: 4, answers: 1 } as const;
const FIELDS = ["titles", "words", "answers"] as const;
const PARTLY = 5;

/** Folded like search words (amharic.md 6); rare words count more, since "how" is in half of the questions. */
export function searchQuestions(text: string, questions: readonly SearchedQuestion[]) {
  const asked = [...new Set(foldText(text).split(" "))].filter(Boolean).slice(0, searchWordLimit);
  if (asked.length === 0) return { slugs: [], isPartial: false };
  const folded = questions.map(({ slug, ...texts }) => ({
    slug,
    fields: FIELDS.map((field) => vocabulary(texts[field])),
  }));
  const hits = asked.map((word) => folded.map(({ fields }) => weightOf([word, ...wordForms(word)], fields)));
  const rarity = hits.map((weights) =>
    Math.log(1 + questions.length / (1 + weights.filter((weight) => weight > 0).length)),
  );
  const scored = folded.map(({ slug }, at) => ({
    slug,
    has: hits.filter((weights) => weights[at]! > 0).length,
    score: hits.reduce((sum, weights, word) => sum + weights[at]! * rarity[word]!, 0),
  }));
  const best = scored.filter(({ score }) => score > 0).sort((a, b) => b.has - a.has || b.score - a.score);
  const whole = best.filter(({ has }) => has === asked.length);
  if (whole.length > 0) return { slugs: whole.map(({ slug }) => slug), isPartial: false };
  const byScore = [...best].sort((a, b) => b.score - a.score);
  const near = byScore.filter(({ score }) => score * 2 >= byScore[0]!.score).slice(0, PARTLY);
  return { slugs: near.map(({ slug }) => slug), isPartial: near.length > 0 };
}

function vocabulary(texts: readonly string[]): Set<string> {
  const words = texts.flatMap((text) => foldText(text).split(" ")).filter(Boolean);
  return new Set(words.flatMap((word) => [word, ...wordForms(word)]));
}

function weightOf(forms: readonly string[], fields: readonly Set<string>[]): number {
  const isMet = (words: Set<string>, form: string) =>
    words.has(form) || ([...form].length > 1 && [...words].some((word) => word.startsWith(form)));
  const at = fields.findIndex((words) => forms.some((form) => isMet(words, form)));
  return at < 0 ? 0 : WEIGHTS[FIELDS[at]!];
}
