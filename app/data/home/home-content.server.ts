import type { HomeContent } from "../../domain/content/content-lists.ts";

/** Specification 3.4. */
export async function homeContent(db: D1Database): Promise<HomeContent> {
  const { results } = await db.prepare(LISTS).all<{ list: string; entries: string }>();
  return Object.fromEntries(results.map(({ list, entries }) => [list, JSON.parse(entries) as object[]]));
}

const IMAGE = "(entry ->> 'image')";

const IS_ANIMATED = `${IMAGE} NOT GLOB '/media/v/*' OR EXISTS (
  SELECT 1 FROM picture k CROSS JOIN picture o ON o.hash = coalesce(k.twin_of, k.hash)
  WHERE k.hash = substr(${IMAGE}, 10) AND k.state = 'here' AND o.is_animated)`;

const PRINTED = `CASE list WHEN 'banners.gif' THEN json_set(entry, '$.isAnimated', ${IS_ANIMATED}) ELSE json(entry) END`;

const LISTS = `SELECT list, json_group_array(${PRINTED} ORDER BY position) AS entries FROM home_entry GROUP BY list`;
