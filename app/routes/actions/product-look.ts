import { redirect } from "react-router";
import { findProductBySlug } from "../../data/products/products.server.ts";
import { productHref } from "../../domain/products/product-links.ts";
import { confirmed } from "../../request/action-context.server.ts";
import { countView } from "../../request/view-count.server.ts";
import type { Route } from "./+types/product-look";

export const loader = ({ params }: Route.LoaderArgs) => redirect(productHref(params.nameSlug), 303);

/** Counts the view of a prefetched product page once it is visible (client/early/views). */
export const action = confirmed(async ({ db, reply }, { request, params, context }: Route.ActionArgs) => {
  const product = await findProductBySlug(db, params.nameSlug);
  if (product) countView(request, context, product.id);
  return reply(null);
});
