import { findSearchPlan } from "../../app/data/listings/search-plan.server.ts";
import { findListingPage } from "../../app/data/listings/find-listing-page.server.ts";
import { listRelevant } from "../../app/data/listings/page-by-relevance.server.ts";
import { noFilter, type ListingFilter } from "../../app/domain/listings/listing-filter.ts";
import { defaultRequest } from "../../app/domain/listings/listing-request.ts";
import type { Product } from "../../app/domain/products/product.ts";
import type { SearchPlan } from "../../app/domain/search/search-plan.ts";

export interface Searched {
  plan: SearchPlan | null;
  products: Product[];
  total: number;
}

export async function searched(
  db: D1Database,
  text: string,
  { size = 24, offset = 0 } = {},
  narrowed: Partial<ListingFilter> = {},
): Promise<Searched> {
  const plan = await findSearchPlan(db, text);
  if (plan === null) return { plan, products: [], total: 0 };
  const filter = { ...noFilter, ...narrowed };
  const products = await listRelevant(db, plan, filter, { size, offset });
  const { total } = await findListingPage(db, { ...defaultRequest, filter, words: plan, sort: "relevance" });
  return { plan, products, total };
}
