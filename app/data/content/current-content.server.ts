import { contentLimits, type ContentPath, exhibitionProducts, inSections } from "../../domain/content/content-lists.ts";
import { withSourcePictures } from "./content-pictures.server.ts";

/** Current content as a file with every section (docs/content-files.md). */
export async function findCurrentContent(db: D1Database): Promise<Record<string, unknown>> {
  const answers = await db.batch<{ list: string; entry: string }>(LISTS.map((sql) => db.prepare(sql)));
  const lists = Map.groupBy(
    answers.flatMap(({ results }) => results),
    ({ list }) => list,
  );
  const all = (Object.keys(contentLimits) as ContentPath[]).map((path) => {
    return [path, (lists.get(path) ?? []).map(({ entry }) => entryInFile(path, entry))] as const;
  });
  return withSourcePictures(db, inSections(Object.fromEntries(all)));
}

/** `seen`: the newest version, 0 for none. */
export async function findSeenContent(db: D1Database) {
  const newest = db.prepare("SELECT max(number) AS seen FROM content_version");
  const [content, seen] = await Promise.all([findCurrentContent(db), newest.first<number>("seen")]);
  return { content, seen: seen ?? 0 };
}

function entryInFile(path: ContentPath, stored: string): unknown {
  const entry: unknown = JSON.parse(stored, (key, value: unknown) => {
    if (key !== "price") return value;
    return value === null ? undefined : Number(value) / 100;
  });
  return path === "exhibitions" ? exhibitionOf(entry as StoredExhibition) : entry;
}

interface StoredExhibition {
  name: object;
  products: { slug: string; startDate: number; adey: number }[];
}

function exhibitionOf({ name, products }: StoredExhibition) {
  const first = products[0]!.startDate;
  return {
    name,
    startDate: new Date(first).toISOString(),
    products: products.map(({ slug, startDate, adey }) => ({
      slug,
      ...(startDate !== first && { startDate: new Date(startDate).toISOString() }),
      ...(adey === 1 && { adey: true }),
    })),
  };
}

const LISTS = [
  `SELECT list, entry FROM home_entry WHERE list <> 'categoryBanners' ORDER BY list, position`,

  `SELECT b.list, json_set(b.entry, '$.category', c.slug_name) AS entry
  FROM home_entry b CROSS JOIN category c ON c.id = b.entry ->> 'category'
  WHERE b.list = 'categoryBanners' ORDER BY b.position`,

  `SELECT 'holidayPackages' AS list, json_quote(c.slug_name || '/' || s.slug_name) AS entry
  FROM holiday_package h CROSS JOIN subcategory s ON s.id = h.subcategory_id CROSS JOIN category c ON c.id = s.category_id
  ORDER BY h.position, s.id LIMIT ${contentLimits.holidayPackages}`,

  // Old rows may lack Amharic.
  `SELECT 'exhibitions' AS list, json_object(
    'name', json_object('en', e.name, 'am', coalesce(nullif(e.amharic_name, ''), e.name)),
    'products', (
      SELECT json_group_array(json_object('slug', p.name_slug, 'startDate', x.start_date, 'adey', x.adey)) FROM (
        SELECT * FROM exhibition_product WHERE exhibition_id = e.id ORDER BY position, product_id LIMIT ${exhibitionProducts}
      ) x CROSS JOIN product p ON p.id = x.product_id)) AS entry
  FROM exhibition e WHERE EXISTS (SELECT 1 FROM exhibition_product WHERE exhibition_id = e.id)
  ORDER BY e.id LIMIT ${contentLimits.exhibitions}`,

  `SELECT 'flashSales' AS list, json_quote(p.name_slug) AS entry
  FROM flash_product f CROSS JOIN product p ON p.id = f.product_id
  WHERE p.retired_at IS NULL ORDER BY f.position, f.product_id LIMIT ${contentLimits.flashSales}`,
];
