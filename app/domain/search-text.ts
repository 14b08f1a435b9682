import { searchWordLimit } from "./constants.ts";
import { foldText, isEthiopic } from "./search-fold.ts";
import { joined, joinedNeighbours, latinAmharicForms, wordForms } from "./search-forms.ts";
import { cleanSearchText } from "./search-input.ts";
import { skeleton, soundKey, soundOf } from "./search-sound.ts";
import { synonymsOf } from "./search-synonyms.ts";

export interface SearchSource {
  name: string;
  nameAm: string | null;
  description: string;
  descriptionAm: string | null;
  brand: string | null;
  /** Parent, category and subcategory, in both languages where they have both. */
  categoryNames: readonly (string | null)[];
}

/** The columns of the full-text table, named as they are there. */
export interface SearchColumns {
  title: string;
  category: string;
  reads: string;
  keys: string;
  latin_keys: string;
  skeletons: string;
  body: string;
}

/** What is stored to find a product by (amharic.md 8): importer and query share its rules. */
export function searchColumns(source: SearchSource): SearchColumns {
  const titleParts = [source.name, source.nameAm, source.brand].map(words);
  const title = titleParts.flat();
  const category = source.categoryNames.flatMap(words);
  const joins = titleParts.flatMap(joinedNeighbours);
  const amharic = [...title, ...category].filter(isEthiopic);
  const sounded = unique([...amharic, ...amharic.flatMap(wordForms), ...joins.filter(isEthiopic)]);
  const latin = title.filter((word) => !isEthiopic(word));
  return {
    title: withForms(title, joins),
    category: withForms(unique(category), []),
    reads: list(sounded.map(soundOf)),
    keys: list(sounded.map(soundKey).filter((key) => key.length >= 2)),
    latin_keys: list([...latin, ...latin.flatMap(wordForms)].map(soundKey).filter((key) => key.length >= 4)),
    skeletons: list(sounded.map(skeleton)),
    body: [source.description, source.descriptionAm]
      .map((text) => foldText(text ?? ""))
      .join(" ")
      .trim(),
  };
}

/**
 * The FTS5 MATCH expression of a search text, null when nothing in it can be searched (amharic.md 8). At most 8 words,
 * each a group of alternatives, all groups needed; every term is quoted. Level 1 adds skeletons, for when level 0 found
 * too little.
 */
export function matchQuery(text: string, level: 0 | 1 = 0): string | null {
  const asked = words(cleanSearchText(text)).slice(0, searchWordLimit);
  if (asked.length === 0) return null;
  return asked.map((word, index) => `(${alternatives(asked, word, index, level).join(" OR ")})`).join(" AND ");
}

function alternatives(asked: readonly string[], word: string, index: number, level: 0 | 1): string[] {
  const last = index === asked.length - 1;
  const neighbours = [joined(asked[index - 1] ?? "", word), joined(word, asked[index + 1] ?? "")];
  const spelt = unique([...wordForms(word), ...neighbours]).map((form) => `${quoted(form)}*`);
  const same = synonymsOf(word).map(quoted);
  return unique([
    inColumns("title category body", [startsWith(word, last), ...spelt]),
    same.length > 0 ? inColumns("title category", same) : null,
    ...sounds(word, level),
  ]);
}

// One Ethiopic letter is a fair prefix of the last word, one Latin letter or digit is not.
function startsWith(word: string, last: boolean): string {
  const fair = [...word].length >= 2 || (last && isEthiopic(word));
  return fair ? `${quoted(word)}*` : quoted(word);
}

function sounds(word: string, level: 0 | 1): (string | null)[] {
  const ethiopic = isEthiopic(word);
  const forms = [word, ...(ethiopic ? wordForms(word) : latinAmharicForms(word))];
  return forms.flatMap((form) => {
    const sound = soundOf(form);
    const key = soundKey(form);
    const bones = skeleton(form);
    return [
      (ethiopic ? sound : form).length >= 4 && sound.length >= 3 ? `reads : ${quoted(sound)}*` : null,
      key.length >= 2 ? `keys : ${quoted(key)}${key.length >= (ethiopic ? 3 : 4) ? "*" : ""}` : null,
      ethiopic && key.length >= 4 ? `latin_keys : ${quoted(key)}` : null,
      level === 1 && bones !== "" ? `skeletons : ${quoted(bones)}` : null,
    ];
  });
}

function inColumns(columns: string, terms: readonly string[]): string {
  return `{${columns}} : (${terms.join(" OR ")})`;
}

function quoted(term: string): string {
  return `"${term.replaceAll('"', '""')}"`;
}

function words(text: string | null): string[] {
  return foldText(text ?? "")
    .split(" ")
    .filter(Boolean);
}

function withForms(spelt: readonly string[], joins: readonly string[]): string {
  const known = new Set(spelt);
  const further = unique([...spelt.flatMap(wordForms), ...joins]).filter((form) => !known.has(form));
  return [...spelt, ...further].join(" ");
}

function list(terms: readonly string[]): string {
  return unique(terms).join(" ");
}

function unique(terms: readonly (string | null)[]): string[] {
  return [...new Set(terms)].filter((term): term is string => term !== null && term !== "");
}
