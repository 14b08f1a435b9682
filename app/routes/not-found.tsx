import { data } from "react-router";
import { unlisted } from "../http/head/private-page.ts";
import { failureContext, type RequestFailure } from "../http/request-context.server.ts";
import { safePath } from "../http/safe-path.server.ts";
import type { TextKey } from "../i18n/translate.ts";
import { bindings } from "../request/bindings.server.ts";
import { translator } from "../request/locale.server.ts";
import { ConfirmPage } from "../ui/frame/confirm-page.tsx";
import { FailurePage } from "../ui/frame/failure-page.tsx";
import { ProblemBanner } from "../ui/forms/problem-banner.tsx";
import type { Route } from "./+types/not-found";

export function loader({ context }: Route.LoaderArgs) {
  const { status, confirm, again }: RequestFailure = context.get(failureContext) ?? { status: 404 };
  const title = context.get(translator)(
    titles[status] ?? (status >= 500 ? "errors.failedTitle" : "actions.refusedTitle"),
  );
  const asked = confirm ? { ...confirm, back: backOf(confirm, context) } : null;
  return data({ status, confirm: asked, again, title }, { status });
}

function backOf(
  { action, fields }: NonNullable<RequestFailure["confirm"]>,
  context: Route.LoaderArgs["context"],
): string {
  const returnTo = fields.find(([name]) => name === "returnTo")?.[1];
  return safePath(returnTo ?? action, context.get(bindings).publicOrigin);
}

const titles: Partial<Record<number, TextKey>> = {
  404: "actions.notFoundTitle",
  429: "errors.tooManyTitle",
  503: "errors.unavailableTitle",
};

export const meta = unlisted;

export default function NotFound({ loaderData: { status, confirm, again } }: Route.ComponentProps) {
  return (
    <>
      <ProblemBanner />
      {confirm ? <ConfirmPage status={status} {...confirm} /> : <FailurePage status={status} again={again} />}
    </>
  );
}
