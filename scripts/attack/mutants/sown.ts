import type { PartName } from "../part-names.ts";

export interface Mutant {
  name: string;
  part: PartName;
  focus?: string;
  file: string;
  find: string;
  /** MUTANT is true while this mutant is active. */
  to: string;
}

const cart = (file: string) => `app/data/cart/${file}.server.ts`;
const model = (name: string, file: string, find: string, to: string): Mutant => ({
  name,
  part: "model",
  file,
  find,
  to,
});

/** One promise of the shop each; all are in one build, one is active at a time. */
export const mutants: readonly Mutant[] = [
  {
    ...{ name: "a stock that never goes below zero", part: "races", focus: "buy now" },
    file: "app/data/orders/take-goods.server.ts",
    find: "SET stock_amount = stock_amount - l.units,",
    to: 'SET stock_amount = ${MUTANT ? "max(0, stock_amount - l.units)" : "stock_amount - l.units"},',
  },
  model(
    "a cart that an order leaves full",
    "app/data/orders/take-goods.server.ts",
    '"DELETE FROM cart_line WHERE cart_id = (SELECT id FROM cart WHERE owner = ?1)"',
    `MUTANT ? "DELETE FROM cart_line WHERE cart_id = -1 AND ?1 = ''" : "DELETE FROM cart_line WHERE cart_id = (SELECT id FROM cart WHERE owner = ?1)"`,
  ),
  model(
    "a coupon that stays for the next order",
    "app/data/orders/take-goods.server.ts",
    'version = version + 1, coupon_code = NULL WHERE owner = ?1"',
    'version = version + 1" + (MUTANT ? "" : ", coupon_code = NULL") + " WHERE owner = ?1"',
  ),
  model(
    "a coupon whose uses nobody counts",
    "app/data/orders/take-goods.server.ts",
    '"UPDATE coupon SET uses = uses + 1 WHERE id = ?1"',
    '"UPDATE coupon SET uses = uses + " + (MUTANT ? "0" : "1") + " WHERE id = ?1"',
  ),
  model(
    "a merge that overwrites",
    "app/data/accounts/absorb-guest.server.ts",
    "DO UPDATE SET quantity = quantity + excluded.quantity,",
    'DO UPDATE SET quantity = ${MUTANT ? "" : "quantity + "}excluded.quantity,',
  ),
  model(
    "a merge that hides a rise of the price",
    "app/data/accounts/absorb-guest.server.ts",
    "price_when_added = min(price_when_added, excluded.price_when_added)",
    'price_when_added = ${MUTANT ? "max" : "min"}(price_when_added, excluded.price_when_added)',
  ),
  model(
    "a removal that another session may undo",
    "app/http/forms/undo.server.ts",
    "`undo\\n${idHash}\\n${payload}`",
    '`undo\\n${MUTANT ? "" : idHash}\\n${payload}`',
  ),
  model(
    "an old tab that sets every line back",
    "app/http/forms/line-fields.server.ts",
    'fields.get(`was-${name.slice("quantity-".length)}`) === text',
    '(!MUTANT && fields.get(`was-${name.slice("quantity-".length)}`) === text)',
  ),
  model(
    "a press that counts twice",
    cart("add-keys"),
    "prepare(STORE).bind(owner, addKey,",
    "prepare(STORE).bind(owner, MUTANT ? addKey + Math.random() : addKey,",
  ),
  model(
    "a form that forgets its order",
    "app/http/forms/form-key.server.ts",
    "hash(`form key\\n${random}`)",
    'hash(`form key\\n${random}${MUTANT ? Math.random() : ""}`)',
  ),
  model(
    "a total that may be higher than shown",
    "app/shared/checkout/order-changes.server.ts",
    "if (quote.total <= shown.shownTotal) return reasons;",
    "if (MUTANT || quote.total <= shown.shownTotal) return reasons;",
  ),
  model(
    "a quantity that nobody compares with the stock",
    "app/domain/cart/line-request.ts",
    "return asRefusal(checkStock(quantity, unitsLeft(state, state.variant), others, 0));",
    "return MUTANT ? null : asRefusal(checkStock(quantity, unitsLeft(state, state.variant), others, 0));",
  ),
  model(
    "an addition that forgets what the cart holds",
    "app/domain/cart/line-request.ts",
    "checkStock(quantity, left, inStock(state), state.inLine)",
    "checkStock(quantity, left, MUTANT ? 0 : inStock(state), MUTANT ? 0 : state.inLine)",
  ),
  model(
    "a language that is not remembered",
    "app/routes/actions/preferences.ts",
    "if (asked.locale) cookies.push(",
    "if (asked.locale && !MUTANT) cookies.push(",
  ),
  model(
    "a session that never ends",
    "app/data/accounts/sessions.server.ts",
    "s.seen_at > ?2",
    '${MUTANT ? "?2 > 0" : "s.seen_at > ?2"}',
  ),
  model(
    "a line that leaves the cart and comes to no list",
    "app/data/wishlists/cart-wish.server.ts",
    "...wishStatements(db, account, { productId, variantId, price, now }),",
    "...wishStatements(db, account, { productId: MUTANT ? -productId : productId, variantId, price, now }),",
  ),
  model(
    "a parcel that anybody may cancel",
    "app/data/orders/parcels.server.ts",
    "AND (o.owner = ?3 OR EXISTS",
    'AND (${MUTANT ? "1 OR " : ""}o.owner = ?3 OR EXISTS',
  ),
  {
    ...{ name: "a form token of nobody's", part: "authority", focus: "forms" },
    file: "app/http/cookies/session-cookie.server.ts",
    find: 'isEqualSecret(signature, mac(secret, "xsrf", `${sessionId}.${random}`))',
    to: 'MUTANT || isEqualSecret(signature, mac(secret, "xsrf", `${sessionId}.${random}`))',
  },
  {
    ...{ name: "a write from another site", part: "authority", focus: "forms" },
    file: "app/request/write-guard.server.ts",
    find: "if (origin !== null && origin !== publicOrigin)",
    to: "if (!MUTANT && origin !== null && origin !== publicOrigin)",
  },
  {
    ...{ name: "an order that anybody may see", part: "authority", focus: "foreign" },
    file: "app/data/orders/orders.server.ts",
    find: "o.public_id = ?1 AND (\n    o.owner = ?2 OR",
    to: 'o.public_id = ?1 AND (\n    ${MUTANT ? "1 OR " : ""}o.owner = ?2 OR',
  },
  {
    ...{ name: "an address that any account may see", part: "authority", focus: "foreign" },
    file: "app/data/accounts/addresses.server.ts",
    find: "WHERE public_id = ?1 AND account_id = ?2`",
    to: 'WHERE public_id = ?1 AND ${MUTANT ? "?2 > 0" : "account_id = ?2"}`',
  },
  {
    ...{ name: "a session's cookie that nobody signed", part: "authority", focus: "cookies" },
    file: "app/http/cookies/session-cookie.server.ts",
    find: 'if (!secrets.some((secret) => isEqualSecret(signature, mac(secret, "sid", id)))) return null;',
    to: 'if (!MUTANT && !secrets.some((secret) => isEqualSecret(signature, mac(secret, "sid", id)))) return null;',
  },
  {
    ...{ name: "an operator with any token", part: "authority", focus: "operators" },
    file: "app/shared/operator/operator-answer.server.ts",
    find: "isEqualSecret(given, operatorToken)",
    to: "(MUTANT || isEqualSecret(given, operatorToken))",
  },
  {
    ...{ name: "a raw redirect", part: "authority", focus: "redirects" },
    file: "app/http/safe-path.server.ts",
    find: "if (!wanted || wanted.length > 2048",
    to: "if (MUTANT && wanted) return wanted;\n  if (!wanted || wanted.length > 2048",
  },
  {
    ...{ name: "a deadline removed", part: "faults", focus: "DB late:30000" },
    file: "app/data/deadline.server.ts",
    find: "setTimeout(() => reject(late()), ms)",
    to: "setTimeout(() => reject(late()), MUTANT ? 60_000 : ms)",
  },
  {
    ...{ name: "a refusal that does not say when", part: "faults", focus: "DB throws" },
    file: "workers/finish.ts",
    find: 'if (!headers.has("Retry-After"))',
    to: 'if (!MUTANT && !headers.has("Retry-After"))',
  },
  {
    ...{ name: "a refusal that may be kept", part: "faults", focus: "DB throws" },
    file: "workers/finish.ts",
    find: 'headers.set("Cache-Control", "no-store");',
    to: 'headers.set("Cache-Control", MUTANT ? "public, max-age=60" : "no-store");',
  },
  {
    ...{ name: "a copy without its language in the key", part: "isolation", focus: "unkeyed" },
    file: "app/page-cache/page-key.ts",
    find: "    locale,\n    isNamed ?",
    to: '    MUTANT ? "" : locale,\n    isNamed ?',
  },
  {
    ...{ name: "a copy without its search in the key", part: "isolation", focus: "sessions" },
    file: "app/page-cache/page-key.ts",
    find: "    path,\n  ].join",
    to: '    MUTANT ? path.split("?")[0]! : path,\n  ].join',
  },
  {
    ...{ name: "control characters let in", part: "fuzz", file: "workers/request-limits.ts" },
    find: "if (UNREADABLE.test(",
    to: "if (!MUTANT && UNREADABLE.test(",
  },
  {
    ...{ name: "a link that is a script", part: "stored", file: "app/domain/safe-href.ts" },
    find: 'if (href === "" || forbidden.test(href)) return null;',
    to: 'if (MUTANT) return href;\n  if (href === "" || forbidden.test(href)) return null;',
  },
  {
    ...{ name: "structured data that ends its block", part: "stored" },
    file: "app/http/head/structured-data.server.ts",
    find: "json.replace(unsafe, escaped)",
    to: "(MUTANT ? json : json.replace(unsafe, escaped))",
  },
  {
    ...{ name: "a session that the older build does not know", part: "skew" },
    file: "app/http/cookies/session-cookie.server.ts",
    find: 'return createHmac("sha256", secret).update(`${purpose}\\n${text}`)',
    to: 'return createHmac("sha256", secret).update(`${purpose}${MUTANT ? 2 : ""}\\n${text}`)',
  },
];
