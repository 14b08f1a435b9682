import { centsOf } from "../../domain/prices/price-rules.ts";
import { shownFacts } from "../../domain/products/shown-facts.ts";
import { searchColumns } from "../../domain/search/search-text.ts";
import { namedPicture, storedAddress } from "../pictures/picture-names.server.ts";
import { findUsdRate } from "../prices/price-rules.server.ts";
import { columnsOfDraft } from "./draft-columns.server.ts";
import { type DraftCategory, findDraftCategories } from "./import-categories.server.ts";
import { type DraftFacets, findFacets } from "./import-facets.server.ts";
import { chooseSlugs, type WrittenProduct } from "./import-slugs.server.ts";
import { type ImportColumn, VARIANTS } from "./import-statements.server.ts";

interface StoredVariant {
  id: number;
  productId: number;
  color: string | null;
  size: string | null;
}

/** Hashes of the row, and of the parts that staff or sales may have changed since. */
export interface FeedFacts {
  feedHash: string;
  feedPrice: string;
  feedUnits: string;
}

/** `keeps`: what the feed repeats, so that the stored values stay. */
export interface ChangedProduct extends WrittenProduct {
  facts: FeedFacts;
  keeps: { price: boolean; units: boolean };
}

export async function importRows(db: D1Database, changed: readonly ChangedProduct[], now: number) {
  const drafts = changed.map(({ draft }) => draft);
  const ids = JSON.stringify(changed.flatMap(({ state }) => state?.id ?? []));
  const [categories, facets, slugs, usdRate, { results }] = await Promise.all([
    findDraftCategories(db, drafts),
    findFacets(db, drafts),
    chooseSlugs(db, changed),
    findUsdRate(db, now),
    db.prepare(VARIANTS).bind(ids).all<StoredVariant>(),
  ]);
  const variants = Map.groupBy(results, ({ productId }) => productId);
  return changed.map((one) =>
    toImportRow(one, {
      nameSlug: slugs.get(one.draft)!,
      category: categories.get(one.draft)!,
      facets: facets.get(one.draft)!,
      variants: variants.get(one.state?.id ?? 0) ?? [],
      usdRate,
      now,
    }),
  );
}

interface Known {
  nameSlug: string;
  category: DraftCategory;
  facets: DraftFacets;
  variants: StoredVariant[];
  usdRate: number;
  now: number;
}

function toImportRow(
  { vendorId, draft, facts, state, keeps }: ChangedProduct,
  { nameSlug, category, facets, variants, usdRate, now }: Known,
) {
  const { market } = draft;
  const shown = shownFacts(draft, now);
  const columns: Record<ImportColumn, string | number | null> = {
    ...columnsOfDraft(draft),
    vendor_id: vendorId,
    feed_id: draft.feedId,
    feed_hash: facts.feedHash,
    feed_price: facts.feedPrice,
    feed_units: facts.feedUnits,
    name_slug: nameSlug,
    brand_id: facets.brandId,
    color_bits: facets.colorBits,
    size_bits: facets.sizeBits,
    shown_price: shown.shownPrice,
    shown_discount: shown.shownDiscount,
    turns_at: shown.turnsAt,
    parent_id: category.parentId,
    category_id: category.categoryId,
    subcategory_id: category.subcategoryId,
    usd_price: draft.usdPrice ?? centsOf(draft.sellingPrice, usdRate),
    usd_rate: draft.usdPrice === null ? usdRate : null,
    special_price: draft.specialPrice?.price ?? null,
    special_ends_at: draft.specialPrice?.endDate ?? null,
    next_price: draft.nextSale?.price ?? null,
    next_starts_at: draft.nextSale?.startDate ?? null,
    next_ends_at: draft.nextSale?.endDate ?? null,
    free_delivery: Number(draft.freeDelivery),
    listed_stock: draft.stockAmount,
    is_new: Number(draft.isNew),
    is_top: Number(draft.isTop),
    variant_count: draft.variants.length,
    created_at: now,
    updated_at: now,
  };
  return {
    ...columns,
    id: state?.id ?? null,
    keeps_price: Number(keeps.price),
    keeps_units: Number(keeps.units),
    images: draft.images.map(storedAddress),
    pictures: draft.images.flatMap((image, position) => {
      const picture = namedPicture(image);
      return picture ? [{ ...picture, position }] : [];
    }),
    specifications: draft.specifications,
    variants: withIds(draft.variants, variants),
    market:
      market === undefined
        ? null
        : { ...market, rateSum: market.rates.reduce((sum, { rate }) => sum + rate, 0), rateCount: market.rates.length },
    search: searchColumns({ ...draft, ...category }),
  };
}

/** Matches stored variants by colour and size; null for new ones. */
function withIds<One extends Pick<StoredVariant, "color" | "size">>(
  variants: readonly One[],
  stored: readonly StoredVariant[],
) {
  const left = [...stored];
  return variants.map((variant) => {
    const index = left.findIndex(({ color, size }) => color === variant.color && size === variant.size);
    return { ...variant, id: index < 0 ? null : left.splice(index, 1)[0]!.id };
  });
}
