import { data } from "react-router";
import { findWishable } from "../data/wishlists/wishlists.server.ts";
import { displayName } from "../domain/display-name.ts";
import { unlisted } from "../http/head/private-page.ts";
import { failureContext, type RequestFailure } from "../http/request-context.server.ts";
import { safePath } from "../http/safe-path.server.ts";
import type { TextKey } from "../i18n/translate.ts";
import { bindings } from "../request/bindings.server.ts";
import { localeOf, translator } from "../request/locale.server.ts";
import { ConfirmPage } from "../ui/frame/confirm-page.tsx";
import { FailurePage } from "../ui/frame/failure-page.tsx";
import { ProblemBanner } from "../ui/forms/problem-banner.tsx";
import type { Route } from "./+types/not-found";

export async function loader({ context }: Route.LoaderArgs) {
  const { status, confirm, again }: RequestFailure = context.get(failureContext) ?? { status: 404 };
  const kept = confirm?.keepsCookies === false && status === 403 ? "errors.cookiesTitle" : titles[status];
  const title = context.get(translator)(kept ?? (status >= 500 ? "errors.failedTitle" : "errors.refusedTitle"));
  const asked = confirm ? await askedOf(confirm, context) : null;
  return data({ status, confirm: asked, again, title }, { status });
}

/** A refused form, its product's name, and the page of ours it came from; a form that is a page of its own names none. */
async function askedOf(confirm: NonNullable<RequestFailure["confirm"]>, context: Route.LoaderArgs["context"]) {
  const { db, publicOrigin } = context.get(bindings);
  const sent = new Map(confirm.fields);
  const id = sent.get("product") ?? "";
  // Without the database the page is shown without a name.
  const product = /^[1-9]\d{0,14}$/.test(id) ? await findWishable(db, Number(id)).catch(() => null) : null;
  const back = safePath(sent.get("returnTo") ?? confirm.action, publicOrigin);
  const name = product && displayName(product, localeOf(context));
  return { ...confirm, back, address: publicOrigin + back, product: name };
}

const titles: Partial<Record<number, TextKey>> = {
  404: "errors.notFoundTitle",
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
