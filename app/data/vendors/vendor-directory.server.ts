import { batch } from "../batch.server.ts";
import { BoundValues } from "../bound-values.server.ts";
import type { DirectorySort } from "../../domain/vendors/vendor-directory.ts";
import type { ListedVendor } from "../../domain/vendors/vendor.ts";
import type { Locale } from "../../domain/languages.ts";
import { shownAddress } from "../pictures/picture-names.server.ts";
import type { Page } from "../products/product-rows.server.ts";
import type { Translated } from "../../domain/translated.ts";
import { IN_CITY, VENDORS_ON_SHELF, shelfBase } from "../shelves.server.ts";
import { named, nameFor, translatedJson } from "../translated.server.ts";

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

const MAX_NAME_MATCHES = 500;
const CITIES = 40;
const GOODS_PER_VENDOR = 3;

/** `isCapped`: no more than `MAX_NAME_MATCHES` names are read, so the total may be too low. */
export async function countVendors(db: D1Database, filter: DirectoryFilter) {
  const values = new BoundValues();
  const vendors = vendorsOf(filter, values);
  const nameMatchCount = filter.match === null ? "0" : `(SELECT count(*) FROM ${nameMatches(filter.match, values)})`;
  const count = db
    .prepare(`SELECT count(*) AS total, ${nameMatchCount} AS nameMatchCount FROM ${vendors}`)
    .bind(...values.list);
  const row = await count.first<{ total: number; nameMatchCount: number }>();
  return { total: row?.total ?? 0, isCapped: (row?.nameMatchCount ?? 0) >= MAX_NAME_MATCHES };
}

export async function listDirectoryChoices(
  db: D1Database,
  { parentId, city }: Pick<DirectoryFilter, "parentId" | "city">,
): Promise<DirectoryChoices> {
  type Row<Kind extends keyof DirectoryChoices> = DirectoryChoices[Kind][number];
  const [cities, parents] = await batch<[Row<"cities">, Row<"parents">]>(db, [
    db.prepare(CITY_COUNTS).bind(shelfOf(parentId), CITIES),
    db.prepare(PARENT_COUNTS).bind(shelfBase("parent"), city),
  ]);
  return { cities: cities.results, parents: parents.results };
}

/** With up to three goods each. sort null: by name, or by relevance. */
export async function listVendors(
  db: D1Database,
  filter: DirectoryFilter,
  { sort, locale, page }: { sort: DirectorySort | null; locale: Locale; page: Page },
): Promise<ListedVendor[]> {
  const order = filter.match !== null && sort === null ? "m.score, v.id" : orderOf(sort ?? "name", locale);
  const values = new BoundValues();
  const sql = selectCards(
    vendorsOf(filter, values),
    order,
    `${values.add(page.size)} OFFSET ${values.add(page.offset)}`,
  );
  const { results } = await db
    .prepare(sql)
    .bind(...values.list)
    .all<Omit<ListedVendor, "goods"> & { goods: string }>();
  return results.map(({ goods, ...card }) => ({ ...card, goods: JSON.parse(goods) as ListedVendor["goods"] }));
}

function orderOf(sort: DirectorySort, locale: Locale): string {
  if (sort === "name") return `${nameFor("v", `'${locale}'`)} COLLATE NOCASE, v.id`;
  return `${{ rating: "v.rating_order", newest: "v.created_at", products: "s.count" }[sort]} DESC, v.id DESC`;
}

const shelfOf = (parentId: number | null): number => (parentId === null ? 0 : shelfBase("parent") + parentId);

function nameMatches(match: string, values: BoundValues): string {
  return `(SELECT rowid AS vendor_id, bm25(vendor_search, 10, 5) AS score FROM vendor_search
    WHERE vendor_search MATCH ${values.add(match)} ORDER BY rowid LIMIT ${MAX_NAME_MATCHES})`;
}

function vendorsOf({ match, parentId, city }: DirectoryFilter, values: BoundValues): string {
  const matches = match === null ? "" : `${nameMatches(match, values)} m CROSS JOIN `;
  return `${matches}${VENDORS_ON_SHELF} AND s.shelf = ${values.add(shelfOf(parentId))}
    ${match === null ? "" : "AND s.value = m.vendor_id"} ${city === null ? "" : `AND ${IN_CITY(values.add(city))}`}`;
}

const CITY_COUNTS = `
  SELECT min(trim(v.city)) AS city, count(*) AS count FROM ${VENDORS_ON_SHELF} AND s.shelf = ?1 AND trim(v.city) <> ''
  GROUP BY trim(v.city) COLLATE NOCASE ORDER BY count DESC, city COLLATE NOCASE LIMIT ?2`;

const PARENT_COUNTS = `
  SELECT g.id, g.slug_name AS slugName, ${named("g")}, count(*) AS count
  FROM parent_category g CROSS JOIN ${VENDORS_ON_SHELF} AND s.shelf = ?1 + g.id AND (?2 IS NULL OR ${IN_CITY("?2")})
  GROUP BY g.id ORDER BY g.position, g.id LIMIT 100`;

const GOODS_OF_VENDOR = `
  SELECT json_group_array(json_object('id', w.id, ${translatedJson("w.name")}, 'nameSlug', w.name_slug, 'thumbnail', w.thumbnail))
  FROM (
    SELECT * FROM product p
    WHERE p.vendor_id = v.id AND p.retired_at IS NULL AND p.listed_stock > 0 AND p.thumbnail <> ''
    ORDER BY p.view_count DESC LIMIT ${GOODS_PER_VENDOR}
  ) w`;

/** Goods are read for the vendors of one page only. */
function selectCards(vendors: string, order: string, page: string): string {
  return `
    SELECT v.id, ${named("v")}, v.city, ${shownAddress("v.logo")} AS logo, v.verified_at AS verifiedAt,
      k.products AS productCount, v.rate_sum AS rateSum, v.rate_count AS rateCount, (${GOODS_OF_VENDOR}) AS goods
    FROM (
      SELECT v.id, s.count AS products, row_number() OVER (ORDER BY ${order}) AS place FROM ${vendors} ORDER BY place LIMIT ${page}
    ) k CROSS JOIN vendor v ON v.id = k.id ORDER BY k.place`;
}
