import { recordRequest } from "../../data/portal/portal-requests.server.ts";
import { changeGoods } from "../../data/products/change-goods.server.ts";
import { json } from "../../shared/operator/operator-answer.server.ts";
import { portalWrite, refusedChange } from "../../shared/portal/portal-routes.server.ts";

export const action = portalWrite("setStock", async ({ db, vendorId, params, body, once, author, now }) => {
  const id = Number(params.product);
  const { option, stock, expected = null } = body;
  const record = recordRequest.stock(db, once, { id, option }, stock);
  const { refused } = await changeGoods(db, { vendorId, author, now }, [{ id, option, stock, expected }], [record]);
  return refused[0] ? refusedChange(refused[0]) : json(200, { ok: true });
});
