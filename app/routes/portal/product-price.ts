import { recordRequest } from "../../data/portal/portal-requests.server.ts";
import { changeOptionPrice } from "../../data/products/change-option.server.ts";
import { changePrice } from "../../data/products/change-product.server.ts";
import { json, problemAnswer } from "../../shared/operator/operator-answer.server.ts";
import { NO_DOLLARS, portalWrite, refusedChange } from "../../shared/portal/portal-routes.server.ts";

export const action = portalWrite("setPrice", async ({ db, vendorId, params, body, ...asked }) => {
  const productId = Number(params.product);
  const { option: variantId, price, usdPrice = null } = body;
  if (variantId !== undefined && usdPrice !== null) return problemAnswer(422, NO_DOLLARS);
  const { once, author, now } = asked;
  const change = { productId, vendorId, price, author, now };
  const answer =
    variantId === undefined
      ? await changePrice(db, { ...change, usdPrice }, [recordRequest.price(db, once, productId, price)])
      : await changeOptionPrice(db, { ...change, variantId }, [
          recordRequest.optionPrice(db, once, productId, variantId, price),
        ]);
  if (answer.kind === "done") return json(200, { ok: true });
  if (answer.kind !== "otherwise") return refusedChange(answer.kind);
  return problemAnswer(409, "The product was changed at the same moment; send the same again.");
});
