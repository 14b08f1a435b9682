/** Pages of the account, in the order of every list of them. */
export const accountPages = [
  { href: "/account/orders", text: "account.orders", hint: "account.ordersHint" },
  { href: "/account/profile", text: "account.profile", hint: "account.profileHint" },
  { href: "/account/contact", text: "account.contact", hint: "account.contactHint" },
  { href: "/account/password", text: "account.password", hint: "account.passwordHint" },
  { href: "/account/addresses", text: "account.addresses", hint: "account.addressesHint" },
  { href: "/account/alerts", text: "account.alerts", hint: "account.alertsHint" },
  { href: "/account/sessions", text: "account.sessions", hint: "account.sessionsHint" },
  { href: "/shop/wishlist", text: "account.wishlist", hint: "account.wishlistHint" },
  { href: "/shop/recently-viewed", text: "account.recent", hint: "account.recentHint" },
  { href: "/account/delete", text: "account.delete", hint: "account.deleteHint" },
] as const;

export type AccountPath = (typeof accountPages)[number]["href"];
