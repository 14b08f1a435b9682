import { keepRequest } from "../../data/portal/portal-requests.server.ts";
import { changePrice } from "../../data/products/change-product.server.ts";
import { json, problem } from "../../shared/operator/operator-answer.server.ts";
import { portalOperations } from "../../shared/portal/portal-operations.ts";
import { LOCKED, portalWrite, postOnly, UNKNOWN } from "../../shared/portal/portal-routes.server.ts";

export const loader = postOnly;

/** Sets the selling price of a product of the vendor's own. */
export const action = portalWrite(portalOperations.setPrice, async ({ db, vendorId, params, body, ...asked }) => {
  const productId = Number(params.product);
  const { price, usdPrice = null } = body;
  const { once, author, now } = asked;
  const kept = keepRequest.price(db, once, productId, price);
  const answer = await changePrice(db, { productId, vendorId, price, usdPrice, author, now }, [kept]);
  if (answer.kind === "unknown") return problem(404, UNKNOWN);
  if (answer.kind === "locked") return problem(409, LOCKED);
  if (answer.kind === "done") return json(200, { ok: true });
  return problem(409, "The product was changed at the same moment; send the same again.");
});
