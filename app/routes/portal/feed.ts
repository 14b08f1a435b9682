import { countAttempt, type Counter } from "../../data/accounts/attempts.server.ts";
import { eventStatement } from "../../data/events/operator-events.server.ts";
import { beginRun, endRun } from "../../data/import/import-runs.server.ts";
import { findCategoryMapping } from "../../data/import/category-mapping.server.ts";
import { countNewPictures } from "../../data/pictures/picture-names.server.ts";
import { recordRequest } from "../../data/portal/portal-requests.server.ts";
import { findUsdRate } from "../../data/prices/price-rules.server.ts";
import { changeGoods } from "../../data/products/change-goods.server.ts";
import { reassignSearchRanks } from "../../data/listings/search-index.server.ts";
import { FeedProblem } from "../../domain/feed/feed-problem.ts";
import { groupPrefix } from "../../domain/feed/feed-id.ts";
import { FeedImport, type Reject } from "../../domain/feed/feed-import.ts";
import type { FeedRow } from "../../domain/feed/feed-row.ts";
import { feedRequestLimit, pictureQuota } from "../../domain/feed/limits.ts";
import { type FeedOptions, readFeed, surveyFeed } from "../../domain/feed/read-feed.ts";
import { faultOf, type FaultCode } from "../../domain/feed/row-refusal.ts";
import type { Locale } from "../../domain/languages.ts";
import { problemText } from "../../i18n/fault-texts.ts";
import { callPictures } from "../../request/call-pictures.server.ts";
import { feedStore } from "../../shared/import/feed-store.server.ts";
import { rejectTexts } from "../../shared/import/reject-line.ts";
import { json, problemAnswer } from "../../shared/operator/operator-answer.server.ts";
import { portalWrite } from "../../shared/portal/portal-routes.server.ts";

const HOUR = 3_600_000;
const NOTHING = "rows: this and `changes` and `retire` are empty";
const TOO_MUCH = `Too many requests in an hour, or more than ${pictureQuota} new pictures in a day.`;

/** Each step is idempotent, and the request is recorded last: repeated after a failure, it continues. */
export const action = portalWrite("sendFeed", async ({ db, vendorId, body, platform, ...asked }) => {
  const { author, once, now } = asked;
  const { rows, changes, retire, language } = body;
  if (rows.length + changes.length + retire.length === 0) return problemAnswer(422, NOTHING);
  const [usdRate, categories] = await Promise.all([findUsdRate(db, now), findCategoryMapping(db, vendorId)]);
  const at = { vendor: author.name, usdRate, categories, now, isBirr: body.birr };
  const read = await readRows(rows, at, language);
  if (typeof read === "string") return problemAnswer(422, `rows: ${read}`);
  const pictures = read.rows.flatMap((row) => (row.ok ? row.draft.images : []));
  const until = await countAttempt(db, countersOf(vendorId, now, await countNewPictures(db, pictures)));
  if (until !== null) return problemAnswer(429, TOO_MUCH, { "Retry-After": String(Math.ceil((until - now) / 1_000)) });

  const file = `portal: ${once.id}`;
  const run = rows.length + retire.length > 0 ? await beginRun(db, file, author.name, now) : null;
  const rejects: Reject[] = [];
  const store = feedStore({ db, vendorId, run, now });
  const feed = new FeedImport(store, (reject) => rejects.push(reject));
  for (const row of read.rows) await feed.add(row);
  await feed.flush();
  const { changed, refused } = await changeGoods(db, { vendorId, author, now }, changes);
  const leaving = retire.flatMap((one) => [one, groupPrefix + one]);
  const { retired } = leaving.length > 0 ? await store.retire(author.name, leaving) : { retired: 0 };
  const object = { kind: "catalogue", id: author.name } as const;
  const facts = { file, rows: feed.counts.rows + retired };
  if (run !== null) await reassignSearchRanks(db);
  await db.batch([
    ...(run === null ? [] : [endRun(db, run, now)]),
    ...(run === null ? [] : [eventStatement(db, { author, action: "catalogueImported", object, after: facts, now })]),
    recordRequest.feed(db, once),
  ]);
  callPictures(platform);
  const ofChanges = refused.map(({ position, kind }) => {
    const { feedId: id } = changes[position]!;
    const column = kind === "stockByOption" ? "stock" : "";
    // Other refusals are of options, which a change does not name.
    return { line: position + 1, id, title: "", column, fault: faultOf(kind as FaultCode) };
  });
  return json(200, {
    ok: true,
    counts: { ...feed.counts, changed, retired },
    unread: read.unread,
    report: [...reportOf("rows", rejects, language), ...reportOf("changes", ofChanges, language)],
  });
});

type Rows = Parameters<typeof readFeed>[0];

/** Returns a sentence if the rows cannot be read as a whole. */
async function readRows(objects: Rows & unknown[], options: FeedOptions, language: Locale) {
  if (objects.length === 0) return { rows: [], unread: [] };
  try {
    const { style, unread } = await surveyFeed(objects, options);
    const rows: FeedRow[] = [];
    for await (const row of readFeed(objects, { ...options, style })) rows.push(row);
    return { rows, unread };
  } catch (error) {
    if (!(error instanceof FeedProblem)) throw error;
    return problemText(error, language);
  }
}

function countersOf(vendorId: number, now: number, pictures: number): Counter[] {
  const counter = (kind: string, limit: number, length: number, units: number): Counter => {
    const windowStart = now - (now % length);
    return { kind, subject: String(vendorId), limit, units, windowStart, windowEnd: windowStart + length };
  };
  const requests = counter("feed requests", feedRequestLimit, HOUR, 1);
  return pictures === 0 ? [requests] : [requests, counter("feed pictures", pictureQuota, 24 * HOUR, pictures)];
}

function reportOf(list: "rows" | "changes", rejects: readonly Reject[], language: Locale) {
  return rejects.map((reject) => {
    const { line: row, ...texts } = rejectTexts(reject, language);
    return { list, row, ...texts };
  });
}
