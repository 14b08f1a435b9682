import { recordRequest } from "../../data/portal/portal-requests.server.ts";
import { closeVendor } from "../../data/vendors/hidden-goods.server.ts";
import { closureProblem } from "../../domain/portal/store-closure.ts";
import { json, problemAnswer } from "../../shared/operator/operator-answer.server.ts";
import { portalWrite } from "../../shared/portal/portal-routes.server.ts";

export const action = portalWrite("closeStore", async ({ db, vendorId, body, ...asked }) => {
  const { once, author, now } = asked;
  const until = body.until === null ? null : Date.parse(body.until);
  const wrong = until === null ? null : closureProblem(until, now);
  if (wrong !== null) return problemAnswer(422, `until: ${wrong}`);
  await closeVendor(db, { vendorId, until, author, now }, [recordRequest.closed(db, once, until)]);
  return json(200, { ok: true });
});
