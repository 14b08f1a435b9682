import { searchWordLimit } from "../constants.ts";
import { kindOfBrand } from "./search-brands.ts";
import { isEthiopic, spellWords, type SpeltWord, cleanSearchText } from "./search-fold.ts";
import { joined, latinAmharicForms, wordForms } from "./search-forms.ts";
import { soundKey, soundOf } from "./search-sound.ts";
import { synonymsOf } from "./search-synonyms.ts";

/** Lists hold folded words or sounds. */
export type AskedWord = ReturnType<typeof askedWord>;

/** Without stop words, unless there are only such. */
export interface Asked {
  spelt: SpeltWord[];
  needed: AskedWord[];
}

const EMPTY_WORDS = new Set("a an and at by for from in of on or the to with እና ጋር".split(" "));

/** The first eight words of a search text (amharic.md 8). */
export function readAsked(text: string): Asked | null {
  const spelt = withoutLoneYe(spellWords(cleanSearchText(text))).slice(0, searchWordLimit);
  if (spelt.length === 0) return null;
  const telling = spelt.filter(({ word }) => !EMPTY_WORDS.has(word));
  const needed = telling.length > 0 ? telling : spelt;
  const words = needed.map(({ word }) => word);
  return { spelt, needed: needed.map((one, index) => askedWord(one, words, index)) };
}

export function remainingWords({ spelt, needed }: Asked, groups: readonly { asked: AskedWord }[]): SpeltWord[] {
  const left = new Set(groups.map(({ asked }) => asked.word));
  const gone = new Set(needed.map(({ word }) => word).filter((word) => !left.has(word)));
  return spelt.filter(({ word }) => !gone.has(word));
}

/** Some people write የ in Latin letters as a separate word: ye ij borsa. */
function withoutLoneYe(spelt: readonly SpeltWord[]): SpeltWord[] {
  return spelt.flatMap((one, index) => {
    const before = spelt[index - 1];
    if (before?.word === "ye") return [{ word: `ye${one.word}`, spelling: `ye ${one.spelling}` }];
    return one.word === "ye" && index < spelt.length - 1 ? [] : [one];
  });
}

function askedWord({ word, spelling }: SpeltWord, words: readonly string[], index: number) {
  const isLast = index === words.length - 1;
  const ethiopic = isEthiopic(word);
  const forms = wordForms(word);
  const neighbours = [joined(words[index - 1] ?? "", word), joined(word, words[index + 1] ?? "")];
  const others = [...new Set([...forms, ...neighbours])].filter((form) => form !== null);
  const synonyms = [...new Set([word, ...others].flatMap(synonymsOf))].filter((synonym) => synonym !== word);
  const made = [word, ...others].map(kindOfBrand).filter((kind) => kind !== null);
  const sounded = [word, ...(ethiopic ? forms : latinAmharicForms(word))];
  const key = soundKey(word);
  const sound = soundOf(word);
  return {
    word,
    spelling,
    isLast,
    forms: others,
    synonyms,
    kinds: [...new Set(made.flatMap((kind) => [kind, ...synonymsOf(kind)]))],
    // Keys that count when they are equal.
    keys: [...new Set(sounded.map(soundKey))].filter((one) => one.length >= 2),
    // null where a prefix would be a guess.
    start: [...word].length >= 2 || (isLast && ethiopic) ? word : null,
    soundStart: !ethiopic && word.length >= 4 && sound.length >= 3 ? sound : null,
    keyStart: key.length >= (ethiopic ? 3 : 4) ? key : null,
  };
}
