import { keepRequest } from "../../data/portal/portal-requests.server.ts";
import { changeStock } from "../../data/products/change-product.server.ts";
import { json, problem } from "../../shared/operator/operator-answer.server.ts";
import { portalOperations } from "../../shared/portal/portal-operations.ts";
import { BY_OPTION, LOCKED, portalWrite, postOnly, UNKNOWN } from "../../shared/portal/portal-routes.server.ts";

export const loader = postOnly;

/** Sets how many units of a product of the vendor's own can be sold. */
export const action = portalWrite(portalOperations.setStock, async ({ db, vendorId, params, body, ...asked }) => {
  const productId = Number(params.product);
  const { stock, expected = null } = body;
  const { once, author, now } = asked;
  const kept = keepRequest.stock(db, once, productId, stock);
  const answer = await changeStock(db, { productId, vendorId, stock, expected, author, now }, [kept]);
  if (answer.kind === "unknown") return problem(404, UNKNOWN);
  if (answer.kind === "locked") return problem(409, LOCKED);
  if (answer.kind === "byOption") return problem(409, BY_OPTION);
  if (answer.kind === "done") return json(200, { ok: true });
  return json(409, { problem: `There are ${answer.stock}, not ${expected}.`, stock: answer.stock });
});
