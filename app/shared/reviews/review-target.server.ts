import { safePath } from "../../http/safe-path.server.ts";
import type { ActionTools } from "../../request/action-context.server.ts";

export function reviewIdOf(text: string): number | null {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

export function backToReview({ submission, publicOrigin, t }: ActionTools, reviewId: number) {
  const path = safePath(submission.fields.get("returnTo"), publicOrigin);
  return { href: `${path}#review-${reviewId}`, text: t("buying.reviewBack") };
}
