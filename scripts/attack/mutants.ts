interface Place {
  file: string;
  /** The tests of its promises. */
  by: string;
  /** A promise, a text that occurs exactly once in its file, and the text that breaks the promise. */
  faults: readonly (readonly [name: string, find: string, to: string])[];
}

export const places: readonly Place[] = [
  {
    file: "app/data/orders/write-order.server.ts",
    by: "tests/data/orders/write-order",
    faults: [
      [
        "a stock that never goes below zero",
        "SET stock_amount = stock_amount - l.units,",
        "SET stock_amount = max(0, stock_amount - l.units),",
      ],
      [
        "a cart that an order leaves full",
        '"DELETE FROM cart_line WHERE cart_id = (SELECT id FROM cart WHERE owner = ?1)"',
        "\"DELETE FROM cart_line WHERE cart_id = -1 AND ?1 = ''\"",
      ],
      [
        "a coupon that stays for the next order",
        'version = version + 1, coupon_code = NULL WHERE owner = ?1"',
        'version = version + 1 WHERE owner = ?1"',
      ],
      [
        "a coupon whose uses nobody counts",
        '"UPDATE coupon SET uses = uses + 1 WHERE id = ?1"',
        '"UPDATE coupon SET uses = uses + 0 WHERE id = ?1"',
      ],
    ],
  },
  {
    file: "app/data/accounts/sign-in.server.ts",
    by: "tests/data/accounts/sign-in",
    faults: [
      [
        "a merge that overwrites",
        "DO UPDATE SET quantity = quantity + excluded.quantity,",
        "DO UPDATE SET quantity = excluded.quantity,",
      ],
      [
        "a merge that hides a rise of the price",
        "price_when_added = min(price_when_added, excluded.price_when_added)",
        "price_when_added = max(price_when_added, excluded.price_when_added)",
      ],
    ],
  },
  {
    file: "app/http/forms/undo.server.ts",
    by: "tests/http/forms",
    faults: [["a removal that another session may undo", "`undo\\n${idHash}\\n${payload}`", "`undo\\n\\n${payload}`"]],
  },
  {
    file: "app/http/forms/line-fields.server.ts",
    by: "tests/http/forms/cart-fields",
    faults: [
      [
        "an old tab that sets every line back",
        'fields.get(`was-${name.slice("quantity-".length)}`) === text',
        '(false && fields.get(`was-${name.slice("quantity-".length)}`) === text)',
      ],
    ],
  },
  {
    file: "app/data/cart/add-keys.server.ts",
    by: "tests/data/cart/add-keys",
    faults: [
      [
        "a press that counts twice",
        "prepare(STORE).bind(owner, addKey,",
        "prepare(STORE).bind(owner, addKey + Math.random(),",
      ],
    ],
  },
  {
    file: "app/http/forms/form-key.server.ts",
    by: "tests/http/forms/form-key",
    faults: [
      ["a form that forgets its order", "hash(`form key\\n${random}`)", "hash(`form key\\n${random}${Math.random()}`)"],
    ],
  },
  {
    file: "app/shared/checkout/place-order.server.ts",
    by: "tests/shared/checkout/place-order",
    faults: [
      [
        "a total that may be higher than shown",
        "if (quote.total <= shown.shownTotal) return reasons;",
        "return reasons;",
      ],
    ],
  },
  {
    file: "app/domain/cart/line-request.ts",
    by: "tests/domain/cart",
    faults: [
      [
        "a quantity that nobody compares with the stock",
        "return asRefusal(checkStock(quantity, unitsLeft(state, state.variant), others, 0));",
        "return null;",
      ],
      [
        "an addition that forgets what the cart holds",
        "checkStock(quantity, left, inStock(state), state.inLine)",
        "checkStock(quantity, left, 0, 0)",
      ],
    ],
  },
  {
    file: "app/routes/actions/preferences.ts",
    by: "tests/routes/actions",
    faults: [
      [
        "a language that is not remembered",
        "if (asked.locale) cookies.push(",
        "if (asked.locale && false) cookies.push(",
      ],
    ],
  },
  {
    file: "app/data/accounts/sessions.server.ts",
    by: "tests/data/accounts",
    faults: [["a session that never ends", "s.seen_at > ?2", "?2 > 0"]],
  },
  {
    file: "app/data/wishlists/wishlist-moves.server.ts",
    by: "tests/data/wishlists",
    faults: [
      [
        "a line that leaves the cart and comes to no list",
        "...wishStatements(db, account, { productId, variantId, price, now }),",
        "...wishStatements(db, account, { productId: -productId, variantId, price, now }),",
      ],
    ],
  },
  {
    file: "app/data/orders/parcels.server.ts",
    by: "tests/data/orders/parcels",
    faults: [["a parcel that anybody may cancel", "AND (o.owner = ?3 OR EXISTS", "AND (1 OR o.owner = ?3 OR EXISTS"]],
  },
  {
    file: "app/http/cookies/session-cookie.server.ts",
    by: "tests/http/cookies/session-cookie",
    faults: [
      ["a form token of nobody's", 'isEqualSecret(signature, mac(secret, "xsrf", `${sessionId}.${random}`))', "true"],
      [
        "a session's cookie that nobody signed",
        'if (!secrets.some((secret) => isEqualSecret(signature, mac(secret, "sid", id)))) return null;',
        'if (false && !secrets.some((secret) => isEqualSecret(signature, mac(secret, "sid", id)))) return null;',
      ],
      [
        "a session that the older build does not know",
        'return createHmac("sha256", secret).update(`${purpose}\\n${text}`)',
        'return createHmac("sha256", secret).update(`${purpose}2\\n${text}`)',
      ],
    ],
  },
  {
    file: "app/request/write-guard.server.ts",
    by: "tests/request/write-guard",
    faults: [
      [
        "a write from another site",
        "if (origin !== null && origin !== publicOrigin)",
        "if (false && origin !== null && origin !== publicOrigin)",
      ],
    ],
  },
  {
    file: "app/data/orders/orders.server.ts",
    by: "tests/data/orders/orders",
    faults: [
      [
        "an order that anybody may see",
        "o.public_id = ?1 AND (\n    o.owner = ?2 OR",
        "o.public_id = ?1 AND (\n    1 OR o.owner = ?2 OR",
      ],
    ],
  },
  {
    file: "app/data/accounts/addresses.server.ts",
    by: "tests/data/accounts",
    faults: [
      [
        "an address that any account may see",
        "WHERE public_id = ?1 AND account_id = ?2`",
        "WHERE public_id = ?1 AND ?2 > 0`",
      ],
    ],
  },
  {
    file: "app/shared/operator/operator-answer.server.ts",
    by: "tests/routes/operator/upkeep",
    faults: [["an operator with any token", "isEqualSecret(given, operatorToken)", "true"]],
  },
  {
    file: "app/http/safe-path.server.ts",
    by: "tests/http/safe-path",
    faults: [
      [
        "a raw redirect",
        "if (!wanted || wanted.length > 2048",
        "if (wanted) return wanted;\n  if (!wanted || wanted.length > 2048",
      ],
    ],
  },
  {
    file: "app/data/deadline.server.ts",
    by: "tests/data",
    faults: [
      ["a deadline removed", "setTimeout(() => reject(late()), ms)", "setTimeout(() => reject(late()), 60_000)"],
    ],
  },
  {
    file: "workers/finish.ts",
    by: "tests/workers",
    faults: [
      [
        "a refusal that does not say when",
        'if (!headers.has("Retry-After"))',
        'if (false && !headers.has("Retry-After"))',
      ],
      [
        "a refusal that may be kept",
        'headers.set("Cache-Control", "no-store");',
        'headers.set("Cache-Control", "public, max-age=60");',
      ],
    ],
  },
  {
    file: "app/page-cache/page-key.ts",
    by: "tests/page-cache/page-key",
    faults: [
      ["a copy without its language in the key", "    locale,\n    isNamed ?", '    "",\n    isNamed ?'],
      ["a copy without its search in the key", "    path,\n  ].join", '    path.split("?")[0]!,\n  ].join'],
    ],
  },
  {
    file: "workers/request-limits.ts",
    by: "tests/workers/respond",
    faults: [["control characters let in", "if (UNREADABLE.test(", "if (false && UNREADABLE.test("]],
  },
  {
    file: "app/domain/safe-href.ts",
    by: "tests/domain/safe-href",
    faults: [
      [
        "a link that is a script",
        'if (href === "" || forbidden.test(href)) return null;',
        'if (href) return href;\n  if (href === "" || forbidden.test(href)) return null;',
      ],
    ],
  },
  {
    file: "app/http/head/head-tags.server.ts",
    by: "tests/http/head/structured-data",
    faults: [["structured data that ends its block", "json.replace(unsafe, escaped)", "json"]],
  },
];
