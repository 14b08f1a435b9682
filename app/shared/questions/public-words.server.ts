import { checkPublicWords, type WordsProblem } from "../../domain/questions/question.ts";
import type { TextKey, Translate } from "../../i18n/translate.ts";

type Read = { ok: true; text: string } | { ok: false; sentence: string };

export function readPublicWords(typed: string | undefined, max: number, missing: TextKey, t: Translate): Read {
  const checked = checkPublicWords(typed ?? "", max);
  return checked.ok ? checked : { ok: false, sentence: sentenceOf(checked.problem, missing, t) };
}

function sentenceOf(problem: WordsProblem, missing: TextKey, t: Translate): string {
  if (problem.kind === "tooLong") return t("question.tooLong", { max: problem.max });
  if (problem.kind === "missing") return t(missing);
  return t(problem.kind === "link" ? "question.noLinks" : "question.noContacts");
}
