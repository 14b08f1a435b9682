import { redirect } from "react-router";
import { z } from "zod";
import { reportReview } from "../../data/reviews/review-reports.server.ts";
import { voteHelpful } from "../../data/reviews/review-votes.server.ts";
import { reportReasons } from "../../domain/reviews/review.ts";
import { safePath } from "../../http/safe-path.server.ts";
import { type ActionTools, readForm, targets } from "../../request/action-context.server.ts";
import type { Route } from "./+types/reviews";

export const loader = () => redirect("/", 303);

export const action = targets({ helpful, report });

const helpfulFields = z.object({ vote: z.enum(["on", "off"]).optional(), returnTo: z.string().optional() });

async function helpful(tools: ActionTools, { params }: Route.ActionArgs): Promise<Response> {
  const { db, session, now, t, reply, refuse } = tools;
  const { owner } = session;
  const reviewId = reviewIdOf(params.reviewId);
  const { vote } = readForm(tools, helpfulFields);
  const isHelpful = vote === undefined ? null : vote === "on";
  const voted = reviewId && (await voteHelpful(db, { reviewId, owner, isHelpful, now }));
  if (!reviewId || !voted) return tools.notFound();
  if (voted === "own") return refuse({ form: t("buying.reviewOwnVote") });
  const text = t(voted.isHelpful ? "buying.helpfulGiven" : "buying.helpfulTaken");
  return reply({ text, link: backToReview(tools, reviewId) }, { ...voted });
}

const reportFields = z.object({ reason: z.enum(reportReasons), returnTo: z.string().optional() });

async function report(tools: ActionTools, { params }: Route.ActionArgs): Promise<Response> {
  const { db, session, now, t, reply } = tools;
  const { owner } = session;
  const reviewId = reviewIdOf(params.reviewId);
  const { reason } = readForm(tools, reportFields, "buying.reportReason");
  if (!reviewId || !(await reportReview(db, { reviewId, owner, reason, now }))) return tools.notFound();
  return reply({ text: t("buying.reportTaken"), link: backToReview(tools, reviewId) });
}

function reviewIdOf(text: string): number | null {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

function backToReview({ submission, publicOrigin, t }: ActionTools, reviewId: number) {
  const path = safePath(submission.fields.get("returnTo"), publicOrigin);
  return { href: `${path}#review-${reviewId}`, text: t("buying.reviewBack") };
}
