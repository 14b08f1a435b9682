import { isAway, within } from "../data/deadline.server.ts";
import { parseCollectionQuery } from "../domain/listings/collection-query.ts";
import { personal } from "../http/head/private-page.ts";
import { logEvent } from "../http/log.server.ts";
import { requestIdContext } from "../http/request-context.server.ts";
import { bindings } from "../middleware/bindings.server.ts";
import { translator } from "../middleware/locale.server.ts";
import { sessionContext } from "../middleware/session.server.ts";
import { collections } from "./catalogue-collection/collections.server.ts";
import { ownCollections } from "./catalogue-collection/own-collections.server.ts";
import type { Route } from "./+types/catalogue-collection";

/** D1 reads, in ms (security-and-faults.md 9). */
const READ_MS = 2_000;

/** The reading actions of specification 7.2 as data (docs/actions.md): 404 for an unknown name, 401 where only shoppers may. */
export async function loader({ params, url, context }: Route.LoaderArgs): Promise<Response> {
  const { db, clock } = context.get(bindings);
  const { account, isUnknown } = context.get(sessionContext);
  const t = context.get(translator);
  const own = ownCollections.get(params.collection);
  const open = collections.get(params.collection);
  const query = parseCollectionQuery(url.searchParams);
  try {
    if (own && isUnknown) return problem(503, t("errors.unavailableText"));
    if (own && !account) return problem(401, t("errors.signInFirst"), { signIn: "/sign-in" });
    const work = own ? own(db, account!.id) : open?.({ db, now: clock(), query });
    const found = work ? await within(READ_MS, work) : null;
    if (!found) return problem(404, t("errors.notFoundText"));
    // Nothing of a visitor is in an open collection; the browser asks whether it still holds.
    return Response.json(found, { headers: own ? personal() : {} });
  } catch (error) {
    if (!isAway(error)) throw error;
    logEvent("collection", error, context.get(requestIdContext));
    return problem(503, t("errors.unavailableText"));
  }
}

function problem(status: number, form: string, more: object = {}): Response {
  return Response.json({ ok: false, status, form, ...more }, { status, headers: personal() });
}
