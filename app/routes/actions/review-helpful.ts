import { redirect } from "react-router";
import { z } from "zod";
import { voteHelpful } from "../../data/reviews/review-votes.server.ts";
import { confirmed, readForm } from "../../request/action-context.server.ts";
import { backToReview, reviewIdOf } from "../../shared/reviews/review-target.server.ts";
import type { Route } from "./+types/review-helpful";

export const loader = () => redirect("/", 303);

const fields = z.object({ vote: z.enum(["on", "off"]).optional(), returnTo: z.string().optional() });

export const action = confirmed(async (tools, { params }: Route.ActionArgs) => {
  const { db, session, now, t, reply, refuse } = tools;
  const { owner } = session;
  const reviewId = reviewIdOf(params.reviewId);
  const { vote } = readForm(tools, fields);
  const isHelpful = vote === undefined ? null : vote === "on";
  const voted = reviewId && (await voteHelpful(db, { reviewId, owner, isHelpful, now }));
  if (!reviewId || !voted) return tools.unknown();
  if (voted === "own") return refuse({ form: t("buying.reviewOwnVote") });
  const text = t(voted.isHelpful ? "buying.helpfulGiven" : "buying.helpfulTaken");
  return reply({ text, link: backToReview(tools, reviewId) }, { ...voted });
});
