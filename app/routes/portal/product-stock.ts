import { recordRequest } from "../../data/portal/portal-requests.server.ts";
import { changeOptionStock } from "../../data/products/change-option.server.ts";
import { changeStock } from "../../data/products/change-product.server.ts";
import { json, problemAnswer } from "../../shared/operator/operator-answer.server.ts";
import { portalOperations } from "../../shared/portal/portal-operations.ts";
import {
  BY_OPTION,
  LOCKED,
  NO_OPTION,
  portalWrite,
  SHARED_STOCK,
  UNKNOWN,
} from "../../shared/portal/portal-routes.server.ts";

export const action = portalWrite(portalOperations.setStock, async ({ db, vendorId, params, body, ...asked }) => {
  const productId = Number(params.product);
  const { option: variantId, stock, expected = null } = body;
  const { once, author, now } = asked;
  const change = { productId, vendorId, stock, expected, author, now };
  const answer =
    variantId === undefined
      ? await changeStock(db, change, [recordRequest.stock(db, once, productId, stock)])
      : await changeOptionStock(db, { ...change, variantId }, [
          recordRequest.optionStock(db, once, productId, variantId, stock),
        ]);
  if (answer.kind === "unknown") return problemAnswer(404, UNKNOWN);
  if (answer.kind === "locked") return problemAnswer(409, LOCKED);
  if (answer.kind === "byOption") return problemAnswer(409, BY_OPTION);
  if (answer.kind === "noOption") return problemAnswer(422, NO_OPTION);
  if (answer.kind === "shared") return problemAnswer(422, SHARED_STOCK);
  if (answer.kind === "done") return json(200, { ok: true });
  return json(409, { problem: `There are ${answer.stock}, not ${expected}.`, stock: answer.stock });
});
