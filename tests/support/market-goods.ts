import { feedPrefix, goodsRows } from "../../scripts/market/read-goods.ts";
import { readTree } from "../../scripts/market/read-tree.ts";
import { statementsOf } from "./statements.ts";

export interface MarketRow {
  id: number;
  name: string;
  kind: string;
  slugs: string[];
}

export async function marketRows(db: D1Database): Promise<MarketRow[]> {
  const results = await statementsOf(db).readRows<{
    id: number;
    feedId: string;
    name: string;
    category: string;
    subcategory: string;
  }>(`SELECT p.id, p.feed_id AS feedId, p.name, c.slug_name AS category, s.slug_name AS subcategory
       FROM product p JOIN category c ON c.id = p.category_id JOIN subcategory s ON s.id = p.subcategory_id
       WHERE p.retired_at IS NULL`);
  const kinds = new Map(goodsRows(readTree()).map((row) => [feedPrefix + (row.item_group_id || row.id), row.kind]));
  return results.map(({ feedId, category, subcategory, ...row }) => ({
    ...{ ...row, kind: kinds.get(feedId)! },
    slugs: [category, subcategory],
  }));
}

const words = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}']+/gu, " ")
    .trim()} `;

/** `@slug` of a place, `=kind`, else a kind or words of a title. */
function isNamed(term: string, { name, kind, slugs }: MarketRow): boolean {
  if (term.startsWith("@")) return slugs.includes(term.slice(1));
  if (term.startsWith("=")) return kind === term.slice(1);
  return kind === term || words(name).includes(words(term));
}

export function relevantIds(rows: readonly MarketRow[], terms: readonly string[]): Set<number> {
  const [left, right] = [terms.filter((term) => term.startsWith("-")), terms.filter((term) => !term.startsWith("-"))];
  const meant = rows.filter(
    (row) => right.some((term) => isNamed(term, row)) && !left.some((term) => isNamed(term.slice(1), row)),
  );
  return new Set(meant.map(({ id }) => id));
}
