import { redirect } from "react-router";
import { findProductDetail } from "../data/products/product-detail.server.ts";
import { productHref } from "../domain/products/product-links.ts";
import { quickView } from "../domain/product-page/quick-view.ts";
import { carriedHref } from "../request/locale.server.ts";
import { pageTools } from "../request/page-tools.server.ts";
import type { Route } from "./+types/quick-view";
import { whenUnavailable } from "../request/needed.server.ts";
import { wantsPage } from "../http/media-types.server.ts";

/** Specification 2.9; does not count as a view of the product. Opened as a page it redirects to the product. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { db, viewer } = pageTools(context);
  if (wantsPage(request)) throw redirect(productHref(params.nameSlug), 303);
  const answer = async () => {
    const product = await findProductDetail(db, params.nameSlug);
    if (!product || product.retired) return Response.json({ ok: false, status: 404 }, { status: 404 });
    const view = quickView(product, viewer);
    const carried = context.get(carriedHref);
    const vendor = { ...view.vendor, href: carried(view.vendor.href) };
    return Response.json({ ...view, vendor, similarHref: carried(view.similarHref) });
  };
  return answer().catch(whenUnavailable("read", () => Response.json({ ok: false, status: 503 }, { status: 503 })));
}
