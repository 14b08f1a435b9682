import { failureContext } from "../http/request-context.server.ts";
import type { TextKey } from "../i18n/translate.ts";
import { translator } from "../request/locale.server.ts";
import type { Route } from "./+types/refused";

/** Only workers/refusals uses this address, in place of the refused request. */
export function loader(): Response {
  return Response.json({ ok: false, status: 404 }, { status: 404 });
}

export function action({ context }: Route.ActionArgs): Response {
  const { status, confirm } = context.get(failureContext) ?? { status: 404, confirm: undefined };
  const kept = confirm?.keepsCookies === false && status === 403 ? "errors.cookiesAllow" : sentences[status];
  const form = context.get(translator)(kept ?? (status >= 500 ? "errors.failedText" : "errors.refusedText"));
  return Response.json({ ok: false, status, form }, { status });
}

const sentences: Partial<Record<number, TextKey>> = {
  404: "errors.notFoundText",
  413: "errors.tooLargeText",
  429: "errors.tooManyText",
  503: "errors.notConfirmedText",
};
