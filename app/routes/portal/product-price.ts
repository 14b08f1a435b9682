import { recordRequest } from "../../data/portal/portal-requests.server.ts";
import { changeGoods } from "../../data/products/change-goods.server.ts";
import { json, problemAnswer } from "../../shared/operator/operator-answer.server.ts";
import { NO_DOLLARS, portalWrite, refusedChange } from "../../shared/portal/portal-routes.server.ts";

export const action = portalWrite("setPrice", async ({ db, vendorId, params, body, once, author, now }) => {
  const id = Number(params.product);
  const { option, price, usdPrice = null } = body;
  if (option !== undefined && usdPrice !== null) return problemAnswer(422, NO_DOLLARS);
  const record = recordRequest.price(db, once, { id, option }, price);
  const { refused } = await changeGoods(db, { vendorId, author, now }, [{ id, option, price, usdPrice }], [record]);
  return refused[0] ? refusedChange(refused[0]) : json(200, { ok: true });
});
