import { readAsked } from "../../domain/search/search-asked.ts";
import { groupOf, nearWords, soundAlikes, type KnownWord, type WordGroup } from "../../domain/search/search-groups.ts";
import * as plans from "../../domain/search/search-plan.ts";
import type { Replacements, SearchPlan } from "../../domain/search/search-plan.ts";
import { inBody, inTitleOrCategory, quoted } from "../../domain/search/search-tokens.ts";
import { findVocabulary, guessStatements, readGuesses, type Guesses } from "./search-words.server.ts";

/** amharic.md 8: with fewer results the looser forms of the words are searched too. */
const ENOUGH = 3;

/**
 * How a search text is answered; null when nothing in it can be searched. Every look-up is bounded, so a plan costs the
 * same in a market of any size.
 */
export async function findSearchPlan(db: D1Database, text: string): Promise<SearchPlan | null> {
  const asked = readAsked(text);
  if (asked === null) return null;
  const vocabulary = await findVocabulary(db, asked.needed);
  const isAlone = asked.needed.length === 1;
  const groups = asked.needed.map((word) => groupOf(word, vocabulary, isAlone));
  const all = plans.everything(groups);
  const plan: SearchPlan = {
    all,
    tiers: plans.tiersOf(asked.spelt, groups),
    corrected: null,
    isPartial: false,
    completions: plans.completionsOf(asked.spelt, groups),
  };
  const unknown = groups.filter(({ isUnknown }) => isUnknown).map((group) => group.asked.word);
  if (unknown.length === 0 && groups.length === 1) return plan;
  const [found, there, ...guesses] = await db.batch<{ total: number } | { word: string }>([
    probe(db, all),
    ...(unknown.length === 0
      ? []
      : [
          db.prepare(IN_INDEX).bind(JSON.stringify(unknown.map((word) => [word, anywhere(word)]))),
          ...guessStatements(db, unknown),
        ]),
  ]);
  const total = totalOf(found);
  if (total >= ENOUGH) return plan;
  const written = new Set((there?.results ?? []).map((row) => (row as { word: string }).word));
  const looser = levels(groups, written, readGuesses(guesses));
  const better = await firstEnough(
    db,
    looser.map((replacements) => plans.replaced(groups, replacements)),
    total,
  );
  if (better !== null) {
    const spelt = plans.respelt(asked.spelt, looser[better]!);
    const tiers = plans.tiersOf(spelt, plans.replaced(groups, looser[better]!));
    return { ...plan, all: tiers.at(-1)!, tiers: total > 0 ? [all, ...tiers] : tiers, corrected: plans.textOf(spelt) };
  }
  if (total > 0) return plan;
  const partial = plans.partialTiers(groups);
  return partial === null ? plan : { ...plan, all: partial.at(-1)!, tiers: partial, isPartial: true };
}

/** What may stand for the words that no product has: words of the same consonants, then near ones as well. */
function levels(
  groups: readonly WordGroup[],
  written: ReadonlySet<string>,
  { alike, sharing }: Guesses,
): Replacements[] {
  const lost = groups
    .filter(({ asked, isUnknown }) => isUnknown && !written.has(asked.word))
    .map(({ asked }) => asked.word);
  const heard = lost.map((word) => [word, soundAlikes(word, alike.get(word) ?? [])] as const);
  const near = lost.map(
    (word, index) => [word, unique([...nearWords(word, sharing.get(word) ?? []), ...heard[index]![1]])] as const,
  );
  return [new Map(heard), new Map(near)].filter((replacements) =>
    [...replacements.values()].some((words) => words.length > 0),
  );
}

/** The first level with enough matches, else the one with most; null where none has more than `total`. */
async function firstEnough(db: D1Database, looser: WordGroup[][], total: number): Promise<number | null> {
  if (looser.length === 0) return null;
  const answers = await db.batch<{ total: number }>(looser.map((groups) => probe(db, plans.everything(groups))));
  const totals = answers.map(totalOf);
  const most = Math.max(...totals);
  return most > total ? totals.indexOf(most) : null;
}

function probe(db: D1Database, match: string): D1PreparedStatement {
  return db.prepare(PROBE).bind(match, ENOUGH);
}

function totalOf(answer: D1Result | undefined): number {
  return (answer?.results as { total: number }[] | undefined)?.[0]?.total ?? 0;
}

function anywhere(word: string): string {
  return `${quoted(inTitleOrCategory(word))} OR ${quoted(inBody(word))}`;
}

function unique(words: readonly KnownWord[]): KnownWord[] {
  return [...new Map(words.map((known) => [known.word, known])).values()];
}

const PROBE = "SELECT count(*) AS total FROM (SELECT 1 FROM product_search WHERE product_search MATCH ?1 LIMIT ?2)";

const IN_INDEX = `
  SELECT q.value ->> 0 AS word FROM json_each(?1) q
  WHERE EXISTS (SELECT 1 FROM product_search WHERE product_search MATCH q.value ->> 1)`;
