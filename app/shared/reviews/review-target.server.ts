import type { RouterContextProvider } from "react-router";
import { failureContext } from "../../http/request-context.server.ts";
import { safePath } from "../../http/safe-path.server.ts";
import type { ActionTools } from "../../request/action-context.server.ts";

/** Missing and hidden reviews get the same answer (security-and-faults.md 2). */
export function unknownReview({ context }: { context: Readonly<RouterContextProvider> }): Response {
  context.set(failureContext, { status: 404 });
  return new Response(null, { status: 404 });
}

export function reviewIdOf(text: string): number | null {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

export function backToReview({ submission, publicOrigin, t }: ActionTools, reviewId: number) {
  const path = safePath(submission.fields.get("returnTo"), publicOrigin);
  return { href: `${path}#review-${reviewId}`, text: t("buying.reviewBack") };
}
