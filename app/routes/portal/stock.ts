import { listVendorProducts } from "../../data/portal/portal-products.server.ts";
import { portalRead } from "../../shared/portal/portal-routes.server.ts";

const AT_ONCE = 1_000;

export const loader = portalRead("listStock", async ({ db, vendorId, query }) => {
  const found = await listVendorProducts(db, vendorId, query.after, AT_ONCE + 1);
  const products = found.slice(0, AT_ONCE);
  return {
    stock: products.map(({ product, feedId, stock, options }) => ({
      ...{ product, feedId, stock },
      options: options.map(({ option, stock: own }) => ({ option, stock: own })),
    })),
    next: found.length > AT_ONCE ? products.at(-1)!.feedId : null,
  };
});
