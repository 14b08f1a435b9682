import { redirect } from "react-router";
import { removeAlertsBySecret } from "../data/messages/alerts.server.ts";
import { leaveNewsletter } from "../data/messages/readers.server.ts";
import { hashLinkSecret } from "../http/secrets/link-secrets.server.ts";
import { bindings } from "../request/bindings.server.ts";
import { mayReport, RETRY_AFTER } from "../request/rate-limit.server.ts";
import type { Route } from "./+types/one-click-leave";

const isList = (name: string) => name === "newsletter" || name === "alerts";
const noStore = { "Cache-Control": "no-store" };

/** For mail programs that show the address instead of posting to it. */
export function loader({ params, url }: Route.LoaderArgs): Response {
  if (!isList(params.list)) return new Response(null, { status: 404 });
  return redirect(`/${params.list}/leave?${new URLSearchParams({ q: url.searchParams.get("q") ?? "" })}`, 303);
}

/** RFC 8058: a mail program posts for its reader. An unknown secret is answered the same. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  if (!isList(params.list)) return new Response(null, { status: 404, headers: noStore });
  const platform = context.get(bindings);
  if (!(await mayReport(request, platform))) {
    return new Response(null, { status: 429, headers: { ...noStore, "Retry-After": String(RETRY_AFTER) } });
  }
  const secret = new URL(request.url).searchParams.get("q") ?? "";
  const hash = hashLinkSecret(secret);
  if (hash !== null && params.list === "newsletter") await leaveNewsletter(platform.db, hash);
  if (hash !== null && params.list === "alerts") await removeAlertsBySecret(platform.db, secret, false);
  return new Response(null, { status: 200, headers: noStore });
}
