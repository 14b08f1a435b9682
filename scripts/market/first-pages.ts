import type { ProductDraft } from "../../app/domain/products/product-draft.ts";
import type { Offer } from "./draft.ts";

/** Cards of a listing's first page. */
const page = 24;

/**
 * The first pages of the shop's lists: the newest of the whole market, of each parent, category, subcategory and seller, and of
 * what is new, top, on special price or delivered free; and the most viewed. Each page is a list of indexes, which are the same in
 * both arrays.
 */
export function firstPages(offers: readonly Offer[], drafts: readonly ProductDraft[]): number[][] {
  const all = [...drafts.keys()];
  const groups = new Map<string, number[]>([["all", all]]);
  const put = (group: string, at: number) => groups.set(group, [...(groups.get(group) ?? []), at]);
  for (const [at, { parent, category, subcategory, vendor }] of offers.entries()) {
    put(`parent ${parent.slugName}`, at);
    put(`category ${category.slugName}`, at);
    put(`subcategory ${parent.slugName} ${category.slugName} ${subcategory.slugName}`, at);
    put(`seller ${vendor.name}`, at);
    const { isNew, isTop, specialPrice, freeDelivery } = drafts[at]!;
    for (const [group, belongs] of Object.entries({ isNew, isTop, specialPrice, freeDelivery })) {
      if (belongs) put(group, at);
    }
  }
  return [mostViewed(all, drafts), ...[...groups.values()].map((group) => newest(group, drafts))];
}

// What is sold out stands last, as in listings.
function newest(group: readonly number[], drafts: readonly ProductDraft[]): number[] {
  const rank = (at: number) => (drafts[at]!.stockAmount > 0 ? 1e15 : 0) + drafts[at]!.market!.createdAt;
  return [...group].sort((one, other) => rank(other) - rank(one)).slice(0, page);
}

function mostViewed(group: readonly number[], drafts: readonly ProductDraft[]): number[] {
  const rank = (at: number) => (drafts[at]!.stockAmount > 0 ? 1e9 : 0) + drafts[at]!.market!.viewCount;
  return [...group].sort((one, other) => rank(other) - rank(one)).slice(0, page);
}
