import { redirect } from "react-router";
import { z } from "zod";
import { reportReview } from "../../data/reviews/review-reports.server.ts";
import { reportReasons } from "../../domain/reviews/review.ts";
import { confirmed, readForm } from "../../request/action-context.server.ts";
import { backToReview, reviewIdOf } from "../../shared/reviews/review-target.server.ts";
import type { Route } from "./+types/review-report";

export const loader = () => redirect("/", 303);

const fields = z.object({ reason: z.enum(reportReasons), returnTo: z.string().optional() });

export const action = confirmed(async (tools, { params }: Route.ActionArgs) => {
  const { db, session, now, t, reply } = tools;
  const { owner } = session;
  const reviewId = reviewIdOf(params.reviewId);
  const { reason } = readForm(tools, fields, "buying.reportReason");
  if (!reviewId || !(await reportReview(db, { reviewId, owner, reason, now }))) return tools.unknown();
  return reply({ text: t("buying.reportTaken"), link: backToReview(tools, reviewId) });
});
