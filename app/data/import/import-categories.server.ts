import type { CategoryDraft, ProductDraft } from "../../domain/products/product-draft.ts";

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
  const inParent = drafts.map((draft) => ({ draft, parent: parents.get(draft.parentSlug) ?? parents.get(UNSORTED)! }));
  const categories = await findCategories(db, inParent);
  const inCategory = inParent.map(({ draft, parent }) => ({
    draft,
    parent,
    category: categories.get(keyOf(parent.id, draft.category))!,
  }));
  const subcategories = await findSubcategories(db, inCategory);
  return new Map(
    inCategory.map(({ draft, parent, category }) => {
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

interface NewLevel extends CategoryDraft {
  aboveId: number;
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

async function findCategories(
  db: D1Database,
  inParent: { draft: ProductDraft; parent: Level }[],
): Promise<Map<string, Level>> {
  // Slugs of categories are unique in the whole tree: the second choice ends with the parent's slug.
  const choices = new Map(
    inParent.map(({ draft: { category }, parent }) => [
      keyOf(parent.id, category),
      [category, { ...category, slugName: `${category.slugName}-${parent.slugName}` }].map((choice) => ({
        ...choice,
        aboveId: parent.id,
      })),
    ]),
  );
  const slugs = JSON.stringify([...choices.values()].flatMap((pair) => pair.map(({ slugName }) => slugName)));
  const find = db.prepare(FIND_CATEGORIES).bind(slugs);
  let existing = new Map((await find.all<Level>()).results.map((level) => [level.slugName, level]));
  const missing: NewLevel[] = [];
  const claimed = new Set<string>();
  for (const pair of choices.values()) {
    if (pair.some((choice) => existing.get(choice.slugName)?.aboveId === choice.aboveId)) continue;
    const free = pair.find(({ slugName }) => !existing.has(slugName) && !claimed.has(slugName)) ?? pair[1]!;
    claimed.add(free.slugName);
    missing.push(free);
  }
  if (missing.length > 0) {
    await db.prepare(CREATE_CATEGORIES).bind(JSON.stringify(missing)).run();
    existing = new Map((await find.all<Level>()).results.map((level) => [level.slugName, level]));
  }
  return new Map(
    [...choices].map(([key, pair]) => {
      const level = pair.map(({ slugName }) => existing.get(slugName)).find((one) => one?.aboveId === pair[0]!.aboveId);
      if (!level) throw new Error(`Category ${pair[0]!.slugName} is taken in every form.`);
      return [key, level];
    }),
  );
}

async function findSubcategories(
  db: D1Database,
  inParent: { draft: ProductDraft; category: Level }[],
): Promise<Map<string, Level>> {
  const wanted = new Map<string, NewLevel>();
  for (const { draft, category } of inParent) {
    if (draft.subcategory)
      wanted.set(keyOf(category.id, draft.subcategory), { ...draft.subcategory, aboveId: category.id });
  }
  if (wanted.size === 0) return new Map();
  const list = JSON.stringify([...wanted.values()]);
  const [, existing] = await db.batch<Level>([
    db.prepare(CREATE_SUBCATEGORIES).bind(list),
    db.prepare(FIND_SUBCATEGORIES).bind(list),
  ]);
  return new Map(existing!.results.map((level) => [keyOf(level.aboveId, level), level]));
}

const FIND_CATEGORIES = `
  SELECT c.id, c.parent_id AS aboveId, c.slug_name AS slugName, c.name, c.amharic_name AS nameAm
  FROM json_each(?1) wanted CROSS JOIN category c ON c.slug_name = wanted.value`;

const CREATE_CATEGORIES = `
  INSERT INTO category (parent_id, slug_name, name, amharic_name)
  SELECT w.value ->> 'aboveId', w.value ->> 'slugName', w.value ->> 'name', w.value ->> 'nameAm'
  FROM json_each(?1) w WHERE true ORDER BY w.key ON CONFLICT (slug_name) DO NOTHING`;

const CREATE_SUBCATEGORIES = `
  INSERT INTO subcategory (category_id, slug_name, name, amharic_name)
  SELECT w.value ->> 'aboveId', w.value ->> 'slugName', w.value ->> 'name', w.value ->> 'nameAm'
  FROM json_each(?1) w WHERE true ORDER BY w.key ON CONFLICT (category_id, slug_name) DO NOTHING`;

const FIND_SUBCATEGORIES = `
  SELECT s.id, s.category_id AS aboveId, s.slug_name AS slugName, s.name, s.amharic_name AS nameAm
  FROM json_each(?1) w CROSS JOIN subcategory s ON s.category_id = w.value ->> 'aboveId' AND s.slug_name = w.value ->> 'slugName'`;
