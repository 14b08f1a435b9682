import { centsOf } from "../../domain/prices/price-rules.ts";
import type { ProductDraft } from "../../domain/products/product-draft.ts";
import { shownFacts } from "../../domain/products/shown-facts.ts";
import { searchColumns } from "../../domain/search/search-text.ts";
import { namedPicture, storedAddress } from "../pictures/picture-names.server.ts";
import { columnsOfDraft } from "./draft-columns.server.ts";
import type { ImportColumn } from "./import-statements.server.ts";
import type { DraftFacets } from "./import-facets.server.ts";
import type { DraftCategory } from "./import-categories.server.ts";

export interface StoredVariant {
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

interface Stored extends FeedFacts {
  id: number | null;
  keeps: { price: boolean; units: boolean };
  vendorId: number;
  nameSlug: string;
  category: DraftCategory;
  facets: DraftFacets;
  variants: StoredVariant[];
  usdRate: number;
  now: number;
}

export function toImportRow(
  draft: ProductDraft,
  { id, keeps, vendorId, feedHash, feedPrice, feedUnits, nameSlug, category, facets, variants, usdRate, now }: Stored,
) {
  const { market } = draft;
  const shown = shownFacts(draft, now);
  const columns: Record<ImportColumn, string | number | null> = {
    ...columnsOfDraft(draft),
    vendor_id: vendorId,
    feed_id: draft.feedId,
    feed_hash: feedHash,
    feed_price: feedPrice,
    feed_units: feedUnits,
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
    id,
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
export function withIds<One extends Pick<StoredVariant, "color" | "size">>(
  variants: readonly One[],
  stored: readonly StoredVariant[],
) {
  const left = [...stored];
  return variants.map((variant) => {
    const index = left.findIndex(({ color, size }) => color === variant.color && size === variant.size);
    return { ...variant, id: index < 0 ? null : left.splice(index, 1)[0]!.id };
  });
}
