import { isAway } from "../data/deadline.server.ts";
import { listRecentlyViewedOf } from "../data/products/recent.server.ts";
import { listRecommended } from "../data/products/recommended.server.ts";
import { collectionSizes, parseCollectionQuery } from "../domain/listings/collection-query.ts";
import { personal } from "../http/head/private-page.ts";
import { logEvent } from "../http/log.server.ts";
import { bindings } from "../request/bindings.server.ts";
import { translator } from "../request/locale.server.ts";
import { sessionContext } from "../request/session.server.ts";
import type { Route } from "./+types/catalogue-collection";
import { collections, productsJson } from "./catalogue-collection/collections.server.ts";

/** Reading actions of specification 7.2 (docs/addresses.md): 404 for an unknown name, 401 where only shoppers may. */
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
    const work = own ? own(db, account!.id, clock()) : open?.({ db, now: clock(), query });
    const found = work ? await work : null;
    if (!found) return problem(404, t("errors.notFoundText"));
    // Open collections contain no personal data; browsers revalidate them.
    return Response.json(found, { headers: own ? personal() : {} });
  } catch (error) {
    if (!isAway(error)) throw error;
    logEvent("collection", error);
    return problem(503, t("errors.unavailableText"));
  }
}

function problem(status: number, form: string, more: object = {}): Response {
  return Response.json({ ok: false, status, form, ...more }, { status, headers: personal() });
}

type OwnCollection = (db: D1Database, accountId: number, now: number) => Promise<object>;

const LIMIT = collectionSizes[0];

/** Of the signed-in shopper (specification 6, 7.2), in no shared cache. */
const ownCollections: ReadonlyMap<string, OwnCollection> = new Map<string, OwnCollection>([
  [
    "last-viewed",
    async (db, account) =>
      productsOf(
        db,
        (await listRecentlyViewedOf(db, account, null, LIMIT)).map(({ product }) => product),
      ),
  ],
  ["recommended", async (db, account, now) => productsOf(db, await listRecommended(db, account, LIMIT, now))],
]);

async function productsOf(db: D1Database, products: { id: number }[]) {
  return {
    data: await productsJson(
      db,
      products.map(({ id }) => id),
    ),
  };
}
