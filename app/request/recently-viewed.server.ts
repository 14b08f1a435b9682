import type { RouterContextProvider } from "react-router";
import { listRecentlyViewed, listRecentlyViewedOf } from "../data/products/recent.server.ts";
import type { ChosenProduct } from "../domain/products/product.ts";
import { readRecent } from "../http/cookies/list-cookies.server.ts";
import { bindings } from "./bindings.server.ts";
import { sessionContext } from "./session.server.ts";

/**
 * Newest first (specification 7.2), from the account's rows or the guest's cookie. Rejects if the database cannot say
 * which.
 */
export async function recentlyViewed(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  { exceptId = null, limit }: { exceptId?: number | null; limit: number },
): Promise<ChosenProduct[]> {
  const { db } = context.get(bindings);
  const { account, isUnknown } = context.get(sessionContext);
  if (isUnknown) throw new Error("D1 did not say who is signed in");
  if (account) return listRecentlyViewedOf(db, account.id, exceptId, limit);
  return listRecentlyViewed(db, readRecent(request.headers.get("cookie")), exceptId, limit);
}
