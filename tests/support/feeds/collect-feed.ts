import { FeedProblem } from "../../../app/domain/feed/feed-problem.ts";
import type { FeedRow } from "../../../app/domain/feed/feed-row.ts";
import { readFeed, type FeedOptions } from "../../../app/domain/feed/read-feed.ts";
import { problemText } from "../../../app/i18n/fault-texts.ts";

/** In small chunks, which split letters and lines. */
export async function collectFeed(feed: string | Uint8Array, options: FeedOptions, chunk = 1_021): Promise<FeedRow[]> {
  const bytes = typeof feed === "string" ? new TextEncoder().encode(feed) : feed;
  async function* chunks() {
    for (let start = 0; start < bytes.length; start += chunk) yield bytes.subarray(start, start + chunk);
  }
  const rows: FeedRow[] = [];
  const read = async () => {
    for await (const row of readFeed(chunks(), options)) rows.push(row);
    return rows;
  };
  return inEnglish(read());
}

/** With the sentence of a problem as its message. */
export async function inEnglish<Read>(reading: Promise<Read>): Promise<Read> {
  return reading.catch((error: unknown) => {
    throw error instanceof FeedProblem ? new Error(problemText(error, "en")) : error;
  });
}
