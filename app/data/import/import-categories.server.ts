import type { CategoryDraft, ProductDraft } from "../../domain/feed/product-draft.ts";

export interface DraftCategory {
  parentId: number;
  categoryId: number;
  subcategoryId: number | null;
  categoryNames: string[];
  ownNames: string[];
}

const UNSORTED = "unsorted";

/** Found by slug and created if missing (settled.md 30), below 'unsorted' for an unknown parent. */
export async function findDraftCategories(
  db: D1Database,
  drafts: readonly ProductDraft[],
): Promise<Map<ProductDraft, DraftCategory>> {
  const parents = await listParents(db);
  const parentOf = ({ parentSlug }: ProductDraft) => parents.get(parentSlug) ?? parents.get(UNSORTED)!;
  const categories = await findOrCreate(
    db,
    CATEGORIES,
    drafts.map((draft) => {
      const parent = parentOf(draft);
      // Slugs of categories are unique in the whole tree.
      return { ...draft.category, aboveId: parent.id, otherSlug: `${draft.category.slugName}-${parent.slugName}` };
    }),
  );
  const categoryOf = (draft: ProductDraft) => categories.get(keyOf(parentOf(draft).id, draft.category))!;
  const subcategories = await findOrCreate(
    db,
    SUBCATEGORIES,
    drafts.flatMap((draft) => {
      const { subcategory } = draft;
      return subcategory ? [{ ...subcategory, aboveId: categoryOf(draft).id, otherSlug: subcategory.slugName }] : [];
    }),
  );
  return new Map(
    drafts.map((draft) => {
      const [parent, category] = [parentOf(draft), categoryOf(draft)];
      const subcategory = draft.subcategory && subcategories.get(keyOf(category.id, draft.subcategory));
      return [
        draft,
        {
          parentId: parent.id,
          categoryId: category.id,
          subcategoryId: subcategory?.id ?? null,
          categoryNames: namesOf(subcategory, category, parent),
          ownNames: namesOf(subcategory, category),
        },
      ];
    }),
  );
}

interface Level {
  id: number;
  aboveId: number;
  slugName: string;
  name: string;
  nameAm: string | null;
}

/** `otherSlug`: where the first one is taken in another place. */
interface WantedLevel extends CategoryDraft {
  aboveId: number;
  otherSlug: string;
}

const namesOf = (...levels: (Level | null | undefined)[]): string[] =>
  levels.flatMap((level) => (level ? [level.name, level.nameAm] : [])).filter((name) => name !== null);

const keyOf = (aboveId: number, { slugName }: { slugName: string }) => `${aboveId} ${slugName}`;

async function listParents(db: D1Database): Promise<Map<string, Level>> {
  const { results } = await db
    .prepare("SELECT id, 0 AS aboveId, slug_name AS slugName, name, amharic_name AS nameAm FROM parent_category")
    .all<Level>();
  return new Map(results.map((parent) => [parent.slugName, parent]));
}

/** By their first slugs. */
async function findOrCreate(
  db: D1Database,
  statements: readonly string[],
  wanted: readonly WantedLevel[],
): Promise<Map<string, Level>> {
  if (wanted.length === 0) return new Map();
  const list = JSON.stringify([...new Map(wanted.map((one) => [keyOf(one.aboveId, one), one])).values()]);
  const answers = await db.batch<Level>(statements.map((sql) => db.prepare(sql).bind(list)));
  return new Map(answers.at(-1)!.results.map((level) => [keyOf(level.aboveId, level), level]));
}

const read = (name: keyof WantedLevel) => `w.value ->> '${name}'`;

/** `slugName` of the answer is the wanted one. */
const levels = (table: string, above: string) => {
  const known = `t.${above} = ${read("aboveId")} AND t.slug_name IN (${read("slugName")}, ${read("otherSlug")})`;
  const create = (slug: "slugName" | "otherSlug") => `
    INSERT INTO ${table} (${above}, slug_name, name, amharic_name)
    SELECT ${read("aboveId")}, ${read(slug)}, ${read("name")}, ${read("nameAm")} FROM json_each(?1) w
    WHERE NOT EXISTS (SELECT 1 FROM ${table} t WHERE ${known}) ORDER BY w.key ON CONFLICT DO NOTHING`;
  return [
    create("slugName"),
    create("otherSlug"),
    `SELECT t.id, t.${above} AS aboveId, ${read("slugName")} AS slugName, t.name, t.amharic_name AS nameAm
     FROM json_each(?1) w CROSS JOIN ${table} t ON ${known} ORDER BY t.slug_name = ${read("slugName")}`,
  ];
};

const CATEGORIES = levels("category", "parent_id");
const SUBCATEGORIES = levels("subcategory", "category_id");
