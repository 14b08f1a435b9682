import type { RouterContextProvider } from "react-router";
import { failureContext } from "../../http/request-context.server.ts";
import { safePath } from "../../http/safe-path.server.ts";
import type { ActionTools } from "../../request/action-context.server.ts";

/** What does not exist and what is hidden is the same page (security-and-faults.md 2). */
export function unknownReview({ context }: { context: Readonly<RouterContextProvider> }): Response {
  context.set(failureContext, { status: 404 });
  return new Response(null, { status: 404 });
}

/** The review an address names, or null for what is no number. */
export function reviewIdOf(text: string): number | null {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

/** The way back to a review on the page it was pressed on. */
export function backToReview({ submission, publicOrigin, t }: ActionTools, reviewId: number) {
  const path = safePath(submission.fields.get("returnTo"), publicOrigin);
  return { href: `${path}#review-${reviewId}`, text: t("buying.reviewBack") };
}
