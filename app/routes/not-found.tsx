import { data } from "react-router";
import { failureContext } from "../http/request-context.server.ts";
import { translator } from "../middleware/locale.server.ts";
import { ConfirmPage } from "../ui/confirm-page.tsx";
import { FailurePage } from "../ui/failure-page.tsx";
import type { Route } from "./+types/not-found";

/** Every address nobody else answers, and the page of every refused request. */
export function loader({ context }: Route.LoaderArgs) {
  const { status, confirm } = context.get(failureContext) ?? { status: 404 };
  const t = context.get(translator);
  return data(
    { status, confirm: confirm ?? null, title: t(status === 404 ? "actions.notFoundTitle" : "actions.refusedTitle") },
    { status },
  );
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: "robots", content: "noindex" },
];

export default function NotFound({ loaderData: { status, confirm } }: Route.ComponentProps) {
  return confirm ? <ConfirmPage {...confirm} /> : <FailurePage status={status} />;
}
