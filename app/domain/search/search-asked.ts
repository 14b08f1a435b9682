import { searchWordLimit } from "../constants.ts";
import { isEthiopic, spellWords, type SpeltWord } from "./search-fold.ts";
import { joined, latinAmharicForms, wordForms } from "./search-forms.ts";
import { cleanSearchText } from "./search-input.ts";
import { soundKey, soundOf } from "./search-sound.ts";
import { synonymsOf } from "./search-synonyms.ts";

/** One word that a shopper asked for, with everything that is looked up for it. Lists are folded words or sounds. */
export interface AskedWord extends SpeltWord {
  isLast: boolean;
  /** Other forms of the word itself, and the word written as one with a neighbour. */
  forms: string[];
  /** Words and phrases that mean the same. */
  synonyms: string[];
  /** Keys that count when they are equal. */
  keys: string[];
  /** What words may begin with, or null where that would be a guess. */
  start: string | null;
  soundStart: string | null;
  keyStart: string | null;
}

/** What a shopper asked for; `needed` leaves out words that say nothing where others do. */
export interface Asked {
  spelt: SpeltWord[];
  needed: AskedWord[];
}

const EMPTY_WORDS = new Set("a an and at by for from in of on or the to with እና ጋር".split(" "));

/** The first eight words of a search text (amharic.md 8), null when there are none. */
export function readAsked(text: string): Asked | null {
  const spelt = spellWords(cleanSearchText(text)).slice(0, searchWordLimit);
  if (spelt.length === 0) return null;
  const telling = spelt.filter(({ word }) => !EMPTY_WORDS.has(word));
  const needed = telling.length > 0 ? telling : spelt;
  const words = needed.map(({ word }) => word);
  return { spelt, needed: needed.map((one, index) => askedWord(one, words, index)) };
}

function askedWord({ word, spelling }: SpeltWord, words: readonly string[], index: number): AskedWord {
  const isLast = index === words.length - 1;
  const ethiopic = isEthiopic(word);
  const forms = wordForms(word);
  const neighbours = [joined(words[index - 1] ?? "", word), joined(word, words[index + 1] ?? "")];
  const others = [...new Set([...forms, ...neighbours])].filter((form) => form !== null);
  const sounded = [word, ...(ethiopic ? forms : latinAmharicForms(word))];
  const key = soundKey(word);
  const sound = soundOf(word);
  return {
    word,
    spelling,
    isLast,
    forms: others,
    synonyms: [...new Set([word, ...others].flatMap(synonymsOf))].filter((synonym) => synonym !== word),
    keys: [...new Set(sounded.map(soundKey))].filter((one) => one.length >= 2),
    start: [...word].length >= 2 || (isLast && ethiopic) ? word : null,
    soundStart: !ethiopic && word.length >= 4 && sound.length >= 3 ? sound : null,
    keyStart: key.length >= (ethiopic ? 3 : 4) ? key : null,
  };
}
