import type { FacetCounts, ListingSort } from "../../domain/listings/listing-filter.ts";
import type { Stretch } from "./sort-order.server.ts";
import { foundValues, toCounts, unnamedValues } from "./counts.server.ts";
import { answeredByFound, foundStatement, isReadOn, readFound, type FoundWalk } from "./facet-found.server.ts";
import { narrowedStatement, readNarrowed } from "./facet-narrowed.server.ts";
import { overviewStatement, toOverview, type OverviewRow } from "./counters.server.ts";
import { neededWalks, type Asked, type Total } from "./listing-question.server.ts";
import { ESTIMATED_TO } from "./costs.server.ts";
import { findValueNames } from "./values.server.ts";
import { walkStatement } from "./walk.server.ts";
import { readWalked, type Walk, type WalkRow, type Walked } from "./facet-walks.server.ts";

type Base = Omit<Asked, "overview">;
/** Everything that is asked about a listing, and what its words found. */
export type Answering = Asked & { found: FoundWalk | null };

/** What counters know of a listing, and what its words find, with a page of it by popularity or price: the first read. */
export async function readAsked(db: D1Database, base: Base, sort: ListingSort, stretch: Stretch): Promise<Answering> {
  const { filter, words, countedTo } = base;
  const overview = overviewStatement(db, filter);
  if (words === null)
    return { ...base, overview: toOverview(filter, (await overview.first<OverviewRow>())!), found: null };
  // What is sorted by something else may be sought where it is sorted: that depends on how many they are.
  const foundTo = sort === "relevance" ? countedTo : Math.max(countedTo, ESTIMATED_TO);
  const asking = { ...base, words, foundTo, sort, stretch };
  const [statement, read] = isReadOn(asking)
    ? ([narrowedStatement, readNarrowed] as const)
    : ([foundStatement, readFound] as const);
  const [counted, walked] = await db.batch<never>([overview, statement(db, asking)]);
  const found = read(asking, walked!.results[0]!);
  return { ...base, overview: { ...toOverview(filter, counted!.results[0]!), found: found.found }, found };
}

/** The walks of a listing: those that what was found answers, and those that are still to be made. */
export interface OpenWalks {
  walked: Map<string, Walked>;
  open: [name: string, walk: Walk][];
  statements: D1PreparedStatement[];
}

/** Of the walks that the facets need: those answered by what is known already, and statements for the others. */
export function openWalks(db: D1Database, asked: Answering): OpenWalks {
  const walked = new Map<string, Walked>();
  const open: OpenWalks["open"] = [];
  for (const [name, walk] of neededWalks(asked)) {
    const answer = asked.found && answeredByFound(walk, { ...asked, found: asked.found });
    if (answer) walked.set(name, answer);
    else open.push([name, walk]);
  }
  return { walked, open, statements: open.map(([, walk]) => walkStatement(db, walk, asked)) };
}

/** All walks of a listing by their filters, with the answers of those that were open. */
export function readWalks(
  { walked, open }: OpenWalks,
  answers: readonly D1Result<unknown>[],
): ReadonlyMap<string, Walked> {
  const answered = open.map(
    ([name, walk], index) => [name, readWalked(walk, answers[index]!.results[0] as WalkRow)] as const,
  );
  return new Map([...walked, ...answered]);
}

/** All numbers of a listing. */
export async function readNumbers(
  db: D1Database,
  asked: Asked,
  walked: ReadonlyMap<string, Walked>,
): Promise<Total & { facets: FacetCounts }> {
  const found = foundValues(asked, walked);
  return toCounts(asked, walked, found, await findValueNames(db, unnamedValues(asked, found)));
}
