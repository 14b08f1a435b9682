import type { Product } from "../../domain/products/product.ts";
import type { BoundValues } from "../bound-values.server.ts";
import type { Page } from "../products/product-rows.server.ts";
import { stepsOn } from "./counters.server.ts";
import { COST, estimatedTotal, matchEstimate } from "./estimates.server.ts";
import type { ListingQuestion, WordsQuestion } from "./listing-question.server.ts";
import { isNarrowedByRank, matchesStatement, narrowedStatement } from "./matches.server.ts";
import { knownTotal } from "./needed-walks.server.ts";
import { costOfOrder, rowsByOrder } from "./page-by-order.server.ts";
import { isPriced, pricedTo, rowsByBands, rowsToBound } from "./page-by-price.server.ts";
import { isNarrowedPlenty, popularPage, relevantPage, totalToFind } from "./page-by-relevance.server.ts";
import { costOfSorting, rowsBySorting } from "./page-by-sorting.server.ts";
import type { KeyedSort, Slice } from "./sort-order.server.ts";
import { choicePlansOf, choiceSource } from "./source-choice.server.ts";
import { gatheredSource, isToldByRank, matchSource } from "./source-search.server.ts";
import {
  fewestSteps,
  shelfPlanOf,
  shelfSource,
  type Source,
  type SourceOf,
  type SourceTask,
} from "./source-shelf.server.ts";
import { countedFirstWalk, directWalk, isGrouped, ranksFirstWalk, type WalkTask } from "./walk.server.ts";

interface Strategy<Task, Args extends unknown[], Result> {
  name: string;
  /** Measured against the row before it, at a million products unless noted. */
  gain: string;
  applies: (task: Task) => boolean;
  cost: (task: Task) => number;
  run: (task: Task, ...args: Args) => Result;
}

export interface PageTask {
  question: ListingQuestion;
  sort: KeyedSort;
  slice: Slice;
}

interface RelevanceTask {
  db: D1Database;
  question: ListingQuestion;
  page: Page;
}

interface WordsTask {
  db: D1Database;
  question: WordsQuestion;
}

interface Strategies {
  matches: Strategy<WordsTask, [], D1PreparedStatement>[];
  source: Strategy<SourceTask, [values: BoundValues], Source>[];
  walk: Strategy<WalkTask, [], D1PreparedStatement>[];
  page: Strategy<PageTask, [values: BoundValues], string>[];
  relevance: Strategy<RelevanceTask, [], Promise<Product[]>>[];
}

const free = () => 0;

/** `choose` takes the cheapest that applies. */
export const strategies: Strategies = {
  matches: [
    {
      name: "matches",
      gain: "words are matched once, not four times: men's shoes below 1,000 in stock 24 to 19 ms, with the next row",
      applies: ({ question }) => !isNarrowedByRank(question),
      cost: free,
      run: ({ db, question }) => matchesStatement(db, question),
    },
    {
      name: "matches narrowed by rank",
      gain: "what more than 20,000 matches leave is counted without matching the words again",
      applies: ({ question }) => isNarrowedByRank(question),
      cost: free,
      run: ({ db, question }) => narrowedStatement(db, question),
    },
  ],

  source: [
    {
      name: "shelf",
      gain: "counting by GROUP BY takes 198 times as long at a million products as at 10,000",
      applies: ({ question }) => question.words === null,
      cost: (task) => shelfPlanOf(task).steps * COST.entry,
      run: shelfSource,
    },
    {
      name: "choice",
      gain: "navy, rated and in stock in electronics 13.2 to 1.6 ms, in the whole shop 44.7 to 4.1",
      // Views change too often for the index of choices.
      applies: (task) =>
        task.question.words === null && task.orderedBy !== "view_count" && choicePlansOf(task).length > 0,
      cost: (task) => fewestSteps(choicePlansOf(task)).steps * COST.entry,
      run: choiceSource,
    },
    {
      name: "matches looked up",
      gain: "9,594 matches with all that lists are grouped by in 5 ms",
      applies: ({ question }) => question.words !== null,
      cost: (task) => matchEstimate(task.question) * (COST.match + shareOfShelf(task) * COST.facts),
      run: matchSource,
    },
    {
      name: "shelf gathered",
      gain: "a discount of 50 % among 213,000 matches 454 to 39 ms",
      applies: ({ question }) => question.words !== null && !isToldByRank(question.filter),
      cost: (task) =>
        matchEstimate(task.question) * (COST.match + COST.lookup) + shelfPlanOf(task).steps * COST.materializedEntry,
      run: gatheredSource,
    },
  ],

  walk: [
    {
      name: "direct",
      gain: "every count of a list that counters do not know",
      applies: (task) => !isOfRanks(task),
      cost: (task) => Math.min(task.walk.limit, estimatedTotal(task.question)) * (COST.entry + listing(task)),
      run: (task) => directWalk(task, sourceOf),
    },
    {
      name: "counted first",
      gain: "large from two stars of one vendor: 7.6 to 3.6 ms for the other vendors",
      applies: (task) => task.question.words === null && isGrouped(task.walk),
      cost: (task) => {
        const total = estimatedTotal(task.question);
        const counting = Math.min(task.walk.limit, total) * COST.entry;
        return counting + (total > task.question.countedTo ? 0 : total * (COST.entry + listing(task)));
      },
      run: (task) => countedFirstWalk(task, sourceOf),
    },
    {
      name: "ranks first",
      gain: "the same of a search: ranks end at what is counted before their facts are joined",
      applies: (task) => isOfRanks(task),
      cost: free,
      run: (task) => ranksFirstWalk(task, sourceOf),
    },
  ],

  page: [
    {
      name: "order",
      gain: "OFFSET over the table takes 4.5 times as long at a million products as at 10,000",
      applies: () => true,
      cost: ({ question, sort, slice }) => costOfOrder(question, sort, slice),
      run: ({ question, sort, slice }, values) => rowsByOrder(question, sort, slice, values),
    },
    {
      name: "sorting",
      gain: "free delivery, stock and a typed price in the whole shop 12.3 to 3.1 ms, by choosing between this and the order",
      applies: () => true,
      cost: ({ question, sort }) => costOfSorting(question, sort),
      run: ({ question, sort, slice }, values) => rowsBySorting(question, sort, slice, values, sourceOf),
    },
    {
      name: "price bands",
      gain: "projectors, which are dear, by price 75 to 6 ms: no prices are read before theirs",
      applies: ({ question, sort }) =>
        question.words !== null &&
        isPriced(question.filter, sort) &&
        matchEstimate(question) <= pricedTo(question.countedTo),
      cost: ({ question }) => matchEstimate(question) * COST.match + estimatedTotal(question) * COST.facts * BAND,
      run: ({ question, sort, slice }, values) => rowsByBands(question, sort, slice, values),
    },
    {
      name: "price bound",
      gain: "more than 20,000 matches by price: first 18.1 to 10.0 ms, laptop 20.8 to 10.5; p99 of 221 searches 18.5 to 12.3",
      applies: ({ question: { matches }, slice }) => Boolean(matches?.bound) && matches!.slice === slice,
      cost: ({ question }) => matchEstimate(question) * COST.intersection,
      run: ({ question, sort, slice }, values) => rowsToBound(question, sort, slice, values),
    },
  ],

  relevance: [
    {
      name: "no match",
      gain: "nothing is asked of the index",
      applies: ({ question }) => question.matches!.counts.total === 0 || knownTotal(question)?.total === 0,
      cost: free,
      run: () => Promise.resolve([]),
    },
    {
      name: "tiers",
      gain: "bm25() reads the whole list of every word; a page of tiers ends at its last row",
      applies: ({ question }) => !isNarrowedPlenty(question),
      cost: ({ question }) => matchEstimate(question) * COST.match,
      run: ({ db, question, page }) => relevantPage(db, question, page, totalToFind(question)),
    },
    {
      name: "popularity",
      gain: "every product of more than 10,000 matches that facets narrow has its page",
      applies: ({ question }) => isNarrowedPlenty(question),
      cost: ({ question }) => matchEstimate(question) * COST.match,
      run: ({ db, question, page }) => popularPage(db, question, page, sourceOf),
    },
  ],
};

export function choose<Task, Args extends unknown[], Result>(
  list: readonly Strategy<Task, Args, Result>[],
  task: Task,
): Strategy<Task, Args, Result> {
  const costs = list.filter((one) => one.applies(task)).map((strategy) => ({ strategy, cost: strategy.cost(task) }));
  return costs.reduce((best, one) => (one.cost < best.cost ? one : best)).strategy;
}

function shareOfShelf(task: SourceTask): number {
  const { shelf, steps } = shelfPlanOf(task);
  return steps / Math.max(1, stepsOn(shelf, task.question.overview.histograms));
}

const sourceOf: SourceOf = (task, values) => choose(strategies.source, task).run(task, values);

/** A page lies in one of five price bands. */
const BAND = 0.2;

const isOfRanks = ({ walk, question }: WalkTask): boolean =>
  question.words !== null && isGrouped(walk) && isToldByRank(walk.filter);

const listing = ({ walk }: WalkTask): number => walk.groupings.size * COST.listed;
