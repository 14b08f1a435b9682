import { batch } from "../batch.server.ts";
import type { DirectorySort } from "../../domain/vendors/vendor-directory.ts";
import { type ListedVendor, vendorNameColumns } from "../../domain/vendors/vendor.ts";
import type { Locale } from "../../domain/languages.ts";
import { shownAddress } from "../pictures/picture-names.server.ts";
import type { Page } from "../products/product-rows.server.ts";
import type { Translated } from "../../domain/translated.ts";
import { named, translatedJson, ofColumn, ofNames } from "../translated.server.ts";

export interface DirectoryFilter {
  /** FTS5 MATCH expression (domain/vendors/vendor). */
  match: string | null;
  parentId: number | null;
  city: string | null;
}

export interface DirectoryChoices {
  cities: { city: string; count: number }[];
  parents: (Translated<"name"> & { id: number; slugName: string; count: number })[];
}

const MATCHES = 500;
const CITIES = 40;
const GOODS = 3;

export async function countVendors(db: D1Database, filter: DirectoryFilter) {
  const { match, parentId, city } = filter;
  const statement =
    match === null
      ? db.prepare(COUNT).bind(parentId ?? 0, city ?? "*")
      : db.prepare(COUNT_MATCHES).bind(match, MATCHES, parentId ?? 0, city, city);
  const row = await statement.first<{ total: number; looked: number }>();
  return { total: row?.total ?? 0, isCapped: (row?.looked ?? 0) >= MATCHES };
}

export async function listDirectoryChoices(
  db: D1Database,
  { parentId, city }: Pick<DirectoryFilter, "parentId" | "city">,
): Promise<DirectoryChoices> {
  type Row<Kind extends keyof DirectoryChoices> = DirectoryChoices[Kind][number];
  const [cities, parents] = await batch<[Row<"cities">, Row<"parents">]>(db, [
    db.prepare(CITY_COUNTS).bind(parentId ?? 0, CITIES),
    db.prepare(PARENT_COUNTS).bind(city ?? "*"),
  ]);
  return { cities: cities.results, parents: parents.results };
}

/** With up to three goods each. sort null: by name, or by relevance. */
export async function listVendors(
  db: D1Database,
  filter: DirectoryFilter,
  { sort, locale, page }: { sort: DirectorySort | null; locale: Locale; page: Page },
): Promise<ListedVendor[]> {
  const { match, parentId, city } = filter;
  const order = match !== null && sort === null ? MATCH_ORDER : orderOf(sort ?? "name", locale);
  const statement =
    match !== null
      ? db.prepare(selectCards(MATCHING, order)).bind(match, MATCHES, parentId ?? 0, city, city, page.size, page.offset)
      : city !== null
        ? db.prepare(selectCards(IN_CITY, order)).bind(parentId ?? 0, city, page.size, page.offset)
        : db.prepare(selectCards(EVERYWHERE, order)).bind(parentId ?? 0, page.size, page.offset);
  const { results } = await statement.all<Omit<ListedVendor, "goods"> & { goods: string }>();
  return results.map(({ goods, ...card }) => ({ ...card, goods: JSON.parse(goods) as ListedVendor["goods"] }));
}

/** A column of `s` (the shelf) or `m` (the matches); ids are sorted likewise. */
type Order = [column: string, direction: "ASC" | "DESC"];

const MATCH_ORDER: Order = ["m.score", "ASC"];

function orderOf(sort: DirectorySort, locale: Locale): Order {
  if (sort === "name") return [ofColumn("s.name").find((one) => one.locale === locale)!.column, "ASC"];
  return [{ rating: "s.rating_order", newest: "s.created_at", products: "s.products" }[sort], "DESC"];
}

const COUNT = `SELECT count AS total, 0 AS looked FROM vendor_count WHERE parent_id = ? AND city = ?`;

const NAME_MATCHES = `
  (SELECT rowid AS vendor_id, bm25(vendor_search, 10, 5) AS score FROM vendor_search
   WHERE vendor_search MATCH ? ORDER BY rowid LIMIT ?) m`;
const ON_SHELF = `s.vendor_id = m.vendor_id AND s.parent_id = ? AND (? IS NULL OR +s.city = ?)`;

const COUNT_MATCHES = `
  SELECT count(s.vendor_id) AS total, count(*) AS looked FROM ${NAME_MATCHES} LEFT JOIN vendor_shelf s ON ${ON_SHELF}`;

const EVERYWHERE = "vendor_shelf s WHERE s.parent_id = ?";
const IN_CITY = "vendor_shelf s WHERE s.parent_id = ? AND s.city = ?";
const MATCHING = `${NAME_MATCHES} CROSS JOIN vendor_shelf s ON ${ON_SHELF}`;

const CITY_COUNTS = `
  SELECT city, count FROM vendor_count
  WHERE parent_id = ?1 AND count > 0 AND city NOT IN ('*', '') ORDER BY count DESC, city LIMIT ?2`;

const PARENT_COUNTS = `
  SELECT g.id, g.slug_name AS slugName, ${named("g")}, c.count
  FROM parent_category g CROSS JOIN vendor_count c ON c.parent_id = g.id AND c.city = ?1
  WHERE c.count > 0 ORDER BY g.position, g.id LIMIT 100`;

const GOODS_OF_VENDOR = `
  SELECT json_group_array(json_object('id', w.id, ${translatedJson("w.name")}, 'nameSlug', w.name_slug, 'thumbnail', w.thumbnail))
  FROM (
    SELECT * FROM product p
    WHERE p.vendor_id = v.id AND p.retired_at IS NULL AND p.listed_stock > 0 AND p.thumbnail <> ''
    ORDER BY p.view_count DESC LIMIT ${GOODS}
  ) w`;

/** Ids are sorted by an index alone, so that vendors and goods are read for one page only. */
function selectCards(from: string, [column, direction]: Order): string {
  return `
    SELECT v.id, ${named("v")}, v.city, ${shownAddress("v.logo")} AS logo, v.verified_at AS verifiedAt,
      v.product_count AS productCount, v.rate_sum AS rateSum, v.rate_count AS rateCount, (${GOODS_OF_VENDOR}) AS goods
    FROM (
      SELECT ${column} AS sort_key, s.vendor_id FROM ${from} ORDER BY ${column} ${direction}, s.vendor_id ${direction} LIMIT ? OFFSET ?
    ) k
    CROSS JOIN vendor v ON v.id = k.vendor_id
    ORDER BY k.sort_key ${direction}, k.vendor_id ${direction}`;
}

const ROUNDS = 20;
const ROUND = 500;

/** Idempotent; costs one look-up when no names wait. */
export async function indexVendorNames(db: D1Database): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { results } = await db.prepare(WAITING).bind(ROUND).all<Translated<"name"> & { id: number }>();
    if (results.length === 0) return;
    const rows = JSON.stringify(results.map(({ id, ...names }) => ({ id, ...names, ...vendorNameColumns(names) })));
    await db.batch(INDEX.map((sql) => db.prepare(sql).bind(rows)));
  }
}

const WAITING = `
  SELECT id, ${named("")} FROM vendor WHERE is_searchable = 0 ORDER BY id LIMIT ?1`;

const isUnchanged = ofNames("vendor")
  .map(({ column, field }) => `${column} IS r.value ->> '${field}'`)
  .join(" AND ");

const INDEX = [
  `DELETE FROM vendor_search WHERE rowid IN (SELECT value ->> 'id' FROM json_each(?1))`,
  `INSERT INTO vendor_search (rowid, words, keys)
   SELECT value ->> 'id', value ->> 'words', value ->> 'keys' FROM json_each(?1)`,
  // A name that changed meanwhile is indexed in the next round.
  `UPDATE vendor SET is_searchable = 1 FROM json_each(?1) r
   WHERE vendor.id = r.value ->> 'id' AND ${isUnchanged}`,
];
