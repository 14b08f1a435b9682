import { machineTextSeconds } from "../../domain/freshness.ts";
import { bindings } from "../../request/bindings.server.ts";
import type { Route } from "./+types/robots";
import { plainTextAnswer } from "./machine-answers.server.ts";

/** RFC 9309. */
export function loader({ context }: Route.LoaderArgs): Response {
  return plainTextAnswer(robotsText(new URL(context.get(bindings).publicOrigin).origin), machineTextSeconds);
}

function robotsText(origin: string): string {
  return `User-agent: *
# Sessions and form targets: nothing to read, or nobody else's business.
Disallow: /shop/cart
Disallow: /shop/compare
Disallow: /shop/recently-viewed
Disallow: /recently-viewed/
Disallow: /shop/wishlist
Disallow: /wishlist/
Disallow: /account
Disallow: /sign-in
Disallow: /sign-out
Disallow: /register
Disallow: /reset
Disallow: /token-login
Disallow: /push/
Disallow: /cart/
Disallow: /compare/
Disallow: /buy-now
Disallow: /orders/
Disallow: /parcel/
Disallow: /question/
Disallow: /track
Disallow: /shop/checkout
Disallow: /shop/guest-checkout
Disallow: /shop/custom-order?
Allow: /shop/custom-order?lng=am$
Disallow: /custom-orders/
Disallow: /alerts/
Disallow: /reviews/
Disallow: /portal/
Disallow: /hooks/
Disallow: /preferences
Disallow: /operator/
Disallow: /search/
# The same pages under other addresses: by key, by where the click came from, encoded for scripts; the plain address is English.
Disallow: /*?after=
Disallow: /*&after=
Disallow: /*?before=
Disallow: /*&before=
Disallow: /*?from=
Disallow: /*&from=
Disallow: /*?lng=en
Disallow: /*&lng=en
Disallow: /*.data

Sitemap: ${origin}/sitemap.xml
`;
}
