import { recordRequest } from "../../data/portal/portal-requests.server.ts";
import { changeOptionStock } from "../../data/products/change-option.server.ts";
import { changeStock } from "../../data/products/change-product.server.ts";
import { json } from "../../shared/operator/operator-answer.server.ts";
import { portalWrite, refusedChange } from "../../shared/portal/portal-routes.server.ts";

export const action = portalWrite("setStock", async ({ db, vendorId, params, body, ...asked }) => {
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
  if (answer.kind === "done") return json(200, { ok: true });
  if (answer.kind !== "otherwise") return refusedChange(answer.kind);
  return json(409, { problem: `There are ${answer.stock}, not ${expected}.`, stock: answer.stock });
});
