import { listVendorProducts } from "../../data/portal/portal-products.server.ts";
import { productHref } from "../../domain/products/product-links.ts";
import { portalRead } from "../../shared/portal/portal-routes.server.ts";

const AT_ONCE = 200;

export const loader = portalRead("listProducts", async ({ db, vendorId, query, publicOrigin }) => {
  const found = await listVendorProducts(db, vendorId, query.after, AT_ONCE + 1);
  const products = found.slice(0, AT_ONCE);
  return {
    products: products.map(({ nameAm, nameSlug, saleUntil, specialUntil, locked, ...product }) => ({
      ...product,
      amharicName: nameAm,
      isLocked: locked === 1,
      address: publicOrigin + productHref(nameSlug),
      saleUntil: saleUntil === null ? null : new Date(saleUntil).toISOString(),
      specialUntil: specialUntil === null ? null : new Date(specialUntil).toISOString(),
    })),
    next: found.length > AT_ONCE ? products.at(-1)!.feedId : null,
  };
});
