import { hash } from "node:crypto";
import { slugify } from "../../domain/feed/slug.ts";
import type { ProductDraft } from "../../domain/feed/product-draft.ts";

export interface WrittenProduct {
  vendorId: number;
  draft: ProductDraft;
  state: { id: number; name: string; nameSlug: string } | undefined;
}

/**
 * A slug changes only with the name; if taken it gets -2 to -9, then part of a hash. Former slugs of other products
 * count as taken, because old links lead there.
 */
export async function chooseSlugs(
  db: D1Database,
  products: readonly WrittenProduct[],
): Promise<Map<ProductDraft, string>> {
  const chosen = new Map<ProductDraft, string>();
  const pending: { draft: ProductDraft; id: number | null; slugs: string[] }[] = [];
  for (const { vendorId, draft, state } of products) {
    const base = slugify(draft.name);
    if (state && slugify(state.name) === base) chosen.set(draft, state.nameSlug);
    else pending.push({ draft, id: state?.id ?? null, slugs: candidates(base, vendorId, draft.feedId) });
  }
  if (pending.length === 0) return chosen;
  const wanted = JSON.stringify([...new Set(pending.flatMap(({ slugs }) => slugs))]);
  const { results } = await db.prepare(TAKEN_SLUGS).bind(wanted).all<{ slug: string; formerOf: number | null }>();
  const takenBy = new Map(results.map(({ slug, formerOf }) => [slug, formerOf]));
  for (const { draft, id, slugs } of pending) {
    const isFree = (slug: string) => !takenBy.has(slug) || (id !== null && takenBy.get(slug) === id);
    const slug = slugs.find(isFree) ?? slugs.at(-1)!;
    takenBy.set(slug, null);
    chosen.set(draft, slug);
  }
  return chosen;
}

/** Runs before the products are written; binds an import's rows. */
export const RECORD_OLD_SLUGS = `
  INSERT INTO product_old_slug (slug, product_id)
  SELECT p.name_slug, p.id FROM json_each(?1) r CROSS JOIN product p ON p.id = r.value ->> 'id'
  WHERE p.name_slug <> r.value ->> 'name_slug'
  ON CONFLICT (slug) DO UPDATE SET product_id = excluded.product_id`;

export const FORGET_OLD_SLUGS = `
  DELETE FROM product_old_slug WHERE slug IN (SELECT r.value ->> 'name_slug' FROM json_each(?1) r)`;

const TAKEN_SLUGS = `
  SELECT p.name_slug AS slug, NULL AS formerOf
  FROM json_each(?1) wanted CROSS JOIN product p ON p.name_slug = wanted.value
  UNION ALL
  SELECT o.slug, o.product_id FROM json_each(?1) wanted CROSS JOIN product_old_slug o ON o.slug = wanted.value`;

function candidates(base: string, vendorId: number, feedId: string): string[] {
  const numbered = [2, 3, 4, 5, 6, 7, 8, 9].map((number) => `${base}-${number}`);
  const mark = hash("sha256", `${vendorId} ${feedId}`).slice(0, 10);
  return [base, ...numbered, `${base}-${mark}`];
}
