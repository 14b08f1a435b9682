import { readAsked, remainingWords } from "../../domain/search/search-asked.ts";
import {
  groupOf,
  nearWords,
  soundAlikes,
  type CatalogueWord,
  type WordGroup,
} from "../../domain/search/search-groups.ts";
import * as plans from "../../domain/search/search-plan.ts";
import type { Replacements, SearchPlan } from "../../domain/search/search-plan.ts";
import { withoutModels } from "../../domain/search/search-brands.ts";
import { anyOf, quotedToken, inBody, inTitleOrCategory, type Shelf } from "../../domain/search/search-tokens.ts";
import { withinShelves } from "./sources.server.ts";
import { findVocabulary, guessStatements, readGuesses, type Guesses } from "./search-words.server.ts";

/** amharic.md 8: with fewer results looser forms are searched too. */
const ENOUGH = 3;

/**
 * null when nothing can be searched. Words without results on the filter's shelves are read as other words. Bounded for
 * a market of any size. `onLikely` is called with plans that are still being checked.
 */
export async function findSearchPlan(
  db: D1Database,
  text: string,
  shelves: readonly (readonly Shelf[])[] = [],
  onLikely: (plan: SearchPlan) => unknown = () => {},
): Promise<SearchPlan | null> {
  const asked = readAsked(text);
  if (asked === null) return null;
  const vocabulary = await findVocabulary(db, asked.needed);
  const isAlone = asked.needed.length === 1;
  const groups = withoutModels(asked.needed.map((word) => groupOf(word, vocabulary, isAlone)));
  const spelt = remainingWords(asked, groups);
  const all = plans.anyTier(groups);
  const meant = new Map(groups.flatMap((group) => (group.meant ? [[group.asked.word, [group.meant]]] : [])));
  const plan: SearchPlan = {
    all,
    tiers: plans.tiersOf(spelt, groups),
    corrected: meant.size > 0 ? plans.textOf(plans.respelt(spelt, meant)) : null,
    isPartial: groups.some(({ isMissing }) => isMissing),
    completions: plans.completionsOf(spelt, groups),
  };
  const isUnsure = ({ isUnknown, isSpelling }: WordGroup) => isUnknown || (isSpelling && shelves.length > 0);
  const unknown = groups.filter(isUnsure).map((group) => group.asked.word);
  if (unknown.length === 0) onLikely(plan);
  if (unknown.length === 0 && groups.length === 1) return plan;
  const [probed, there, ...guesses] = await db.batch<{ total: number } | { word: string }>([
    probe(db, withinShelves(all, shelves)),
    ...(unknown.length === 0
      ? []
      : [
          db.prepare(IN_INDEX).bind(JSON.stringify(unknown.map((word) => [word, anywhere(word)]))),
          ...guessStatements(db, unknown),
        ]),
  ]);
  const total = totalOf(probed);
  if (total >= ENOUGH) return plan;
  const written = new Set((there?.results ?? []).map((row) => (row as { word: string }).word));
  const lost = unknown.filter((word) => !written.has(word));
  const looser = levels(lost, readGuesses(guesses));
  const readings = looser.map((replacements) => plans.replaced(groups, replacements));
  const found = total > 0 ? [all] : [];
  const better = readings.map((reading, index): SearchPlan => {
    const meant = plans.respelt(spelt, looser[index]!);
    const tiers = plans.tiersOf(meant, reading);
    return {
      ...plan,
      all: anyOf([...found, tiers.at(-1)!]),
      tiers: [...found, ...tiers],
      corrected: plans.textOf(meant),
    };
  });
  if (better[0]) onLikely(better[0]);
  const enough = await firstEnough(
    db,
    readings.map((reading) => withinShelves(plans.anyTier(reading), shelves)),
    total,
  );
  if (enough !== null) return better[enough]!;
  if (total > 0) return plan;
  const partial = plans.partialTiers(groups);
  const none = { ...plan, corrected: null };
  return partial === null ? none : { ...none, all: partial.at(-1)!, tiers: partial, isPartial: true };
}

function levels(lost: readonly string[], guesses: Guesses): Replacements[] {
  const guessed = lost.map((word) => {
    const heard = guesses.heard.get(word) ?? [];
    const alike = unique([...heard, ...soundAlikes(word, guesses.alike.get(word) ?? [])]);
    return { word, levels: [heard, alike, unique([...nearWords(word, guesses.sharing.get(word) ?? []), ...alike])] };
  });
  return [0, 1, 2]
    .map((level) => new Map(guessed.map(({ word, levels: words }) => [word, words[level]!])))
    .filter((replacements) => [...replacements.values()].some((words) => words.length > 0));
}

async function firstEnough(db: D1Database, matches: readonly string[], total: number): Promise<number | null> {
  if (matches.length === 0) return null;
  const answers = await db.batch<{ total: number }>(matches.map((match) => probe(db, match)));
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
  return `${quotedToken(inTitleOrCategory(word))} OR ${quotedToken(inBody(word))}`;
}

function unique(words: readonly CatalogueWord[]): CatalogueWord[] {
  return [...new Map(words.map((known) => [known.word, known])).values()];
}

const PROBE = "SELECT count(*) AS total FROM (SELECT 1 FROM product_search WHERE product_search MATCH ?1 LIMIT ?2)";

const IN_INDEX = `
  SELECT q.value ->> 0 AS word FROM json_each(?1) q
  WHERE EXISTS (SELECT 1 FROM product_search WHERE product_search MATCH q.value ->> 1)`;
