import { recordRequest } from "../../data/portal/portal-requests.server.ts";
import { replyToReview } from "../../data/portal/portal-reviews.server.ts";
import { json, problemAnswer } from "../../shared/operator/operator-answer.server.ts";
import { portalWrite, UNKNOWN } from "../../shared/portal/portal-routes.server.ts";

export const action = portalWrite("replyToReview", async ({ db, vendorId, params, body, ...asked }) => {
  const reviewId = Number(params.review);
  const { text } = body;
  const { once, author, now } = asked;
  const record = recordRequest.reply(db, once, reviewId, text);
  const isTheirs = await replyToReview(db, { reviewId, vendorId, text, author, now }, [record]);
  return isTheirs ? json(200, { ok: true }) : problemAnswer(404, UNKNOWN);
});
