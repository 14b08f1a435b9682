import { listVendorStock } from "../../data/portal/portal-products.server.ts";
import { portalRead } from "../../shared/portal/portal-routes.server.ts";

const AT_ONCE = 1_000;

export const loader = portalRead("listStock", async ({ db, vendorId, query }) => {
  const found = await listVendorStock(db, vendorId, query.after, AT_ONCE + 1);
  const stock = found.slice(0, AT_ONCE);
  return { stock, next: found.length > AT_ONCE ? stock.at(-1)!.feedId : null };
});
