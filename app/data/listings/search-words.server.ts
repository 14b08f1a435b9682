import type { AskedWord } from "../../domain/search/search-asked.ts";
import type { CatalogueWord, Vocabulary } from "../../domain/search/search-groups.ts";
import { keyPairs, otherKeys, consonantSkeletons } from "../../domain/search/search-sound.ts";
import { deletionsOf } from "../../domain/search/search-groups.ts";

export async function findVocabulary(db: D1Database, asked: readonly AskedWord[]): Promise<Vocabulary> {
  const spelt = asked.flatMap(({ word, forms, synonyms, kinds }) => [word, ...forms, ...synonyms, ...kinds]);
  const questions: [sql: string, asked: (string | null)[]][] = [
    [WORDS, spelt],
    [SAME_KEY, asked.flatMap(({ keys }) => keys)],
    [STARTING("word"), asked.map(({ start }) => start)],
    [STARTING("sound"), asked.map(({ soundStart }) => soundStart)],
    [STARTING("key"), asked.map(({ keyStart }) => keyStart)],
  ];
  const answers = await db.batch<Answer>(
    questions.map(([sql, all]) =>
      db.prepare(sql).bind(JSON.stringify([...new Set(all)].filter((one) => one !== null))),
    ),
  );
  const [words, sameKey, starting, soundStarting, keyStarting] = answers.map(({ results }) => byQuestion(results));
  return {
    words: new Map([...words!.values()].flat().map((known) => [known.word, known])),
    sameKey: sameKey!,
    starting: starting!,
    soundStarting: soundStarting!,
    keyStarting: keyStarting!,
  };
}

export type Guesses = ReturnType<typeof readGuesses>;

export function guessStatements(db: D1Database, unknown: readonly string[]): D1PreparedStatement[] {
  const asked = <Guess>(guesses: (word: string) => readonly Guess[]) =>
    JSON.stringify(unknown.flatMap((word) => guesses(word).map((guess) => [word, guess].flat())));
  return [
    db.prepare(HEARD).bind(asked(otherKeys)),
    db.prepare(TOGETHER).bind(asked(keyPairs)),
    db.prepare(ALIKE).bind(asked(consonantSkeletons)),
    db.prepare(SHARING).bind(asked(deletionsOf)),
  ];
}

export function readGuesses(answers: readonly D1Result[]) {
  const [heard = [], together = [], alike = [], sharing = []] = answers.map(({ results }) => results as Answer[]);
  return { heard: byQuestion([...heard, ...together]), alike: byQuestion(alike), sharing: byQuestion(sharing) };
}

interface Answer extends CatalogueWord {
  question: string;
}

const byQuestion = (answers: readonly Answer[]): Map<string, CatalogueWord[]> =>
  Map.groupBy(answers, ({ question }) => question);

const WORD_COLUMNS = "w.word, w.spelling, w.count";

const WORDS = `
  SELECT q.value AS question, ${WORD_COLUMNS} FROM json_each(?1) q CROSS JOIN search_word w ON w.word = q.value WHERE w.count > 0`;

const SAME_KEY = `
  SELECT q.value AS question, ${WORD_COLUMNS} FROM json_each(?1) q CROSS JOIN search_word w ON w.key = q.value WHERE w.count > 0 LIMIT 800`;

/** The most frequent of the first words with this beginning; bounded for a market of any size. */
const STARTING = (column: "word" | "sound" | "key") => `
  SELECT q.value AS question, ${WORD_COLUMNS} FROM json_each(?1) q CROSS JOIN search_word w ON w.word IN (
    SELECT word FROM (
      SELECT f.word, f.count FROM search_word f
      WHERE f.${column} >= q.value AND f.${column} < q.value || char(1114111) AND f.count > 0 ORDER BY f.${column} LIMIT 2000
    ) ORDER BY count DESC LIMIT 24)`;

const HEARD = `
  SELECT q.value ->> 0 AS question, ${WORD_COLUMNS} FROM json_each(?1) q CROSS JOIN search_word w ON w.key = q.value ->> 1
  WHERE w.count > 0 AND w.word >= 'ሀ' LIMIT 100`;

/** Two Amharic words that one product contains. */
const TOGETHER = `
  SELECT q.value ->> 0 AS question, a.word || ' ' || b.word AS word, a.spelling || ' ' || b.spelling AS spelling, min(a.count, b.count) AS count
  FROM json_each(?1) q CROSS JOIN search_word a ON a.key = q.value ->> 1 CROSS JOIN search_word b ON b.key = q.value ->> 2
  WHERE a.count > 0 AND b.count > 0 AND a.word >= 'ሀ' AND b.word >= 'ሀ'
    AND EXISTS (SELECT 1 FROM product_search WHERE product_search MATCH '"#' || a.word || '" AND "#' || b.word || '"') LIMIT 20`;

const ALIKE = `
  SELECT q.value ->> 0 AS question, ${WORD_COLUMNS} FROM json_each(?1) q CROSS JOIN search_word w ON w.skeleton = q.value ->> 1
  WHERE w.count > 0 LIMIT 400`;

const SHARING = `
  SELECT DISTINCT q.value ->> 0 AS question, ${WORD_COLUMNS}
  FROM json_each(?1) q CROSS JOIN search_deletion d ON d.letters = q.value ->> 1 CROSS JOIN search_word w ON w.word = d.word
  WHERE w.count > 0 LIMIT 2000`;
