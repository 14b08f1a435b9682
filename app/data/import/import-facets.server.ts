import { facetSlug } from "../../domain/feed/slug.ts";
import type { ProductDraft } from "../../domain/feed/product-draft.ts";
import { isNamedOption } from "../../domain/products/variant-text.ts";

export interface DraftFacets {
  brandId: number | null;
  colorBits: number;
  sizeBits: number;
}

type FacetEntry = ReturnType<typeof entriesOf>[number];

const BRAND = 1;
const COLOR = 3;
const SIZE = 4;
/** The bits that a JavaScript number holds exactly; further colours and sizes get no filter. */
const BITS = 52;

export async function findFacets(
  db: D1Database,
  drafts: readonly ProductDraft[],
): Promise<Map<ProductDraft, DraftFacets>> {
  const entriesByDraft = new Map(drafts.map((draft) => [draft, entriesOf(draft)]));
  const distinct = new Map<string, FacetEntry>();
  for (const entry of [...entriesByDraft.values()].flat()) {
    const name = `${entry.facet} ${entry.slug}`;
    if (!distinct.has(name)) distinct.set(name, entry);
  }
  const wanted = JSON.stringify([...distinct.values()]);
  const statements = [CREATE_BRANDS, ...CREATE_CHOICES, FIND].map((sql) => db.prepare(sql).bind(wanted));
  const answers = await db.batch<{ facet: number; slug: string; value: number }>(statements);
  const values = new Map(answers.at(-1)!.results.map(({ facet, slug, value }) => [`${facet} ${slug}`, value]));
  const bits = (list: FacetEntry[]) =>
    [...new Set(list.map(({ facet, slug }) => values.get(`${facet} ${slug}`)))].reduce<number>(
      (sum, bit) => (bit === undefined ? sum : sum + 2 ** bit),
      0,
    );
  return new Map(
    [...entriesByDraft].map(([draft, list]) => {
      const of = (facet: number) => list.filter((entry) => entry.facet === facet);
      const [brand] = of(BRAND);
      const brandId = brand === undefined ? null : (values.get(`${BRAND} ${brand.slug}`) ?? null);
      return [draft, { brandId, colorBits: bits(of(COLOR)), sizeBits: bits(of(SIZE)) }];
    }),
  );
}

function entriesOf({ brand, variants }: ProductDraft) {
  const entry = (facet: number, name: string | null, nameAm: string | null = null, code: string | null = null) => {
    const slug = name === null ? null : facetSlug(name);
    return slug === null ? [] : [{ facet, slug, name: name!, nameAm, code }];
  };
  return [
    ...entry(BRAND, brand),
    ...variants.flatMap(({ color, colorAm, colorCode }) => entry(COLOR, color, colorAm, colorCode)),
    ...variants.flatMap(({ size }) => (isNamedOption(size) ? [] : entry(SIZE, size))),
  ];
}

const FIND = `
  SELECT ${BRAND} AS facet, b.slug, b.id AS value
  FROM json_each(?1) w CROSS JOIN brand b ON b.slug = w.value ->> 'slug' WHERE w.value ->> 'facet' = ${BRAND}
  UNION ALL
  SELECT c.facet, c.slug, c.bit
  FROM json_each(?1) w CROSS JOIN choice c ON c.facet = w.value ->> 'facet' AND c.slug = w.value ->> 'slug'`;

const CREATE_BRANDS = `
  INSERT INTO brand (slug, name)
  SELECT w.value ->> 'slug', w.value ->> 'name' FROM json_each(?1) w
  WHERE w.value ->> 'facet' = ${BRAND} ORDER BY w.key ON CONFLICT (slug) DO NOTHING`;

/** New ones get the bits after the last; without free bits none are created. */
const CREATE_CHOICES = [COLOR, SIZE].map(
  (facet) => `
  INSERT INTO choice (facet, bit, slug, name, name_am, code)
  SELECT ${facet}, bit, slug, name, name_am, code FROM (
    SELECT (SELECT count(*) FROM choice WHERE facet = ${facet}) + row_number() OVER (ORDER BY w.key) - 1 AS bit,
      w.value ->> 'slug' AS slug, w.value ->> 'name' AS name, w.value ->> 'nameAm' AS name_am, w.value ->> 'code' AS code
    FROM json_each(?1) w
    WHERE w.value ->> 'facet' = ${facet}
      AND NOT EXISTS (SELECT 1 FROM choice c WHERE c.facet = ${facet} AND c.slug = w.value ->> 'slug')
  ) WHERE bit < ${BITS}`,
);
