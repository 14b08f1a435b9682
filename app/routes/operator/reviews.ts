import { z } from "zod";
import { isAway } from "../../data/deadline.server.ts";
import { judgeReview, listWaitingReviews } from "../../data/reviews/review-reports.server.ts";
import { letterCount, writtenText } from "../../domain/content/written-text.ts";
import { reasonLimit } from "../../domain/orders/order.ts";
import { bodyLimitOf } from "../../http/exempt-routes.ts";
import { logEvent } from "../../http/log.server.ts";
import { bindings } from "../../request/bindings.server.ts";
import type { Route } from "./+types/reviews";
import {
  firstIssue,
  json,
  operatorAuthor,
  problemAnswer,
  readOperatorRequest,
} from "../../shared/operator/operator-answer.server.ts";

const LISTED = 50;

const schema = z.discriminatedUnion("operation", [
  z.object({ operation: z.literal("list") }),
  z.object({
    operation: z.enum(["hide", "show"]),
    review: z.int().min(1),
    reason: z
      .string()
      .transform(writtenText)
      .refine((text) => letterCount(text) <= reasonLimit, `longer than ${reasonLimit} letters`)
      .default(""),
  }),
]);

export function loader() {
  return problemAnswer(405, "Send a POST.", { Allow: "POST" });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, operatorToken, clock } = context.get(bindings);
  const sent = await readOperatorRequest(request, operatorToken, bodyLimitOf("/operator/reviews"));
  if (sent instanceof Response) return sent;
  const parsed = schema.safeParse(sent.body);
  if (!parsed.success) return problemAnswer(422, firstIssue(parsed.error));
  const asked = parsed.data;
  try {
    if (asked.operation === "list") return json(200, { reviews: await listWaitingReviews(db, LISTED) });
    const isHidden = asked.operation === "hide";
    const by = { author: operatorAuthor(request), now: clock() };
    const isJudged = await judgeReview(db, { reviewId: asked.review, isHidden, reason: asked.reason, ...by });
    return isJudged
      ? json(200, { review: asked.review, isHidden })
      : problemAnswer(422, "review: there is none of that number");
  } catch (error) {
    if (!isAway(error)) throw error;
    logEvent("reviews", error);
    return problemAnswer(503, "The database does not answer; send the same again.", { "Retry-After": "2" });
  }
}
