/** One row of specification 7.2, or a form target the shop needs besides: docs/actions.md is made from it, tests walk it. */
export interface ShopAction {
  /** Its name in 7.2, or what it is for. */
  name: string;
  isSpecified: boolean;
  method: "GET" | "POST";
  path: string;
  /** As sent; `?` marks what may be left out. */
  fields: readonly string[];
  /** account: guests are led to the sign-in (401 for callers that are no pages). operator: a bearer token. */
  who: "anybody" | "account" | "operator" | "browser";
  /** What a 2xx holds, for callers that take JSON. */
  answers: string;
  /** Errors of its own; those of every action stand once, above the table. */
  errors: readonly string[];
}

const READ = { isSpecified: true, method: "GET", who: "anybody", errors: [] } as const;
const WRITE = { isSpecified: false, method: "POST", who: "anybody", errors: [] } as const;

const PRODUCT = "422 `product`: unknown or no longer sold";
const PRODUCTS = "`data`: up to 24 products";
const PAGED = "`page`, `size`, `next` (number or null), `data`: products";
const CART = "`message`, `cartCount`, `cartLabel`";
const COMPARE = "`message`, `compareCount`, `compareLabel`";
const ADD_FIELDS = ["product", "quantity? or qty?", "variant?", "surface?", "returnTo?"];
const ADD_ERRORS = [
  PRODUCT,
  "422 `quantity`: no whole number from 1 to 99, more than is free (the number is named), more than 99",
  "422 `variant`: has to be chosen",
  "422: 50 lines",
  "422: the exhibition has started (surface=exhibitionCard, not adey)",
];
const CREDENTIALS = ["422, which never says whether an account exists", "429 with `Retry-After`: too many tries"];

/** Every action of specification 7.2 in its order, then everything else that changes something. */
export const actionsTable: readonly ShopAction[] = [
  {
    ...WRITE,
    name: "Add to cart",
    isSpecified: true,
    path: "/cart/lines",
    fields: ADD_FIELDS,
    answers: CART,
    errors: ADD_ERRORS,
  },
  {
    ...WRITE,
    name: "Add to guest cart",
    isSpecified: true,
    path: "/cart/lines",
    fields: ADD_FIELDS,
    answers: `${CART}: the same address, the session says whose cart it is`,
    errors: ADD_ERRORS,
  },
  {
    ...WRITE,
    name: "Add to wishlist",
    isSpecified: true,
    path: "/wishlist/items",
    fields: ["product", "surface?", "returnTo?"],
    who: "account",
    answers: "`message`, `wishlist`: its ids",
    errors: [
      PRODUCT,
      "422: 200 products",
      "422: an exhibition that has started takes no wishes (surface=exhibitionCard)",
    ],
  },
  {
    ...WRITE,
    name: "Add to compare",
    isSpecified: true,
    path: "/compare/items",
    fields: ["product", "returnTo?"],
    answers: COMPARE,
    errors: [PRODUCT, "422: 4 products"],
  },
  {
    ...READ,
    name: "Fetch holiday/exhibition package",
    path: "/catalogue/holiday-package",
    fields: [],
    answers: "`data`: up to 12 of `id`, `name`, `expoProducts` (up to 24 products with `startDate`)",
  },
  {
    ...READ,
    name: "Fetch holiday-package subcategories",
    path: "/catalogue/holiday-subcategories",
    fields: [],
    answers: "`data`: list of `id`",
  },
  {
    ...READ,
    name: "Fetch holiday package products",
    path: "/catalogue/holiday-products",
    fields: ["ids (with commas, 12 count)"],
    answers: "`data`: of each package `id`, `name`, `data` (up to 24 products); other ids are left out",
  },
  {
    ...READ,
    name: "Fetch a single category",
    path: "/catalogue/category",
    fields: ["cat (slug or id)", "subcat?", "index? (0 to 31)"],
    answers:
      "`index`, `results`: at that place `id`, `name`, `slugName`, `data` (up to 24 products in stock), before it null",
    errors: ["404: no such category"],
  },
  {
    ...READ,
    name: "New arrivals, paginated",
    path: "/catalogue/new-arrivals",
    fields: ["page? (1 to 500)", "size? (12, 24, 48)"],
    answers: PAGED,
  },
  {
    ...READ,
    name: "Discount products, paginated",
    path: "/catalogue/discount-products",
    fields: ["page? (1 to 500)", "size? (12, 24, 48)"],
    answers: PAGED,
  },
  { ...READ, name: "Discount products", path: "/catalogue/discounts", fields: [], answers: PRODUCTS },
  { ...READ, name: "Free delivery products", path: "/catalogue/free-delivery", fields: [], answers: PRODUCTS },
  {
    ...READ,
    name: "Last viewed products",
    path: "/catalogue/last-viewed",
    fields: [],
    who: "account",
    answers: PRODUCTS,
    errors: ["401: nobody is signed in"],
  },
  { ...READ, name: "Products under 1K", path: "/catalogue/under-1000", fields: [], answers: PRODUCTS },
  {
    ...READ,
    name: "Recommended products for the user",
    path: "/catalogue/recommended",
    fields: [],
    who: "account",
    answers: PRODUCTS,
    errors: ["401: nobody is signed in"],
  },
  { ...READ, name: "Most viewed", path: "/catalogue/most-viewed", fields: [], answers: PRODUCTS },
  {
    ...READ,
    name: "Get all vendors",
    path: "/catalogue/vendors",
    fields: ["page? (1 to 500)", "size? (12, 24, 48)"],
    answers: "`page`, `size`, `next`, `data`: `id`, `name`, `amharicName`, `city`, `totalProducts`",
  },
  {
    ...READ,
    name: "Fetch carousel images",
    path: "/catalogue/carousel-images",
    fields: [],
    answers: "`data`: `image`, `link`",
  },
  {
    ...READ,
    name: "Home-page content",
    path: "/catalogue/home-content",
    fields: [],
    answers: "`carousels`, `tripletCards`, `banners` (with `slot`): `url`, `image`",
  },
  {
    ...WRITE,
    name: "Update notification token",
    isSpecified: true,
    path: "/push/tokens",
    fields: ["token"],
    answers: "`ok`",
    errors: ["422 `token`: empty, over 1,024 bytes, or anything but printable ASCII"],
  },
  {
    ...WRITE,
    name: "Verify login token",
    isSpecified: true,
    path: "/token-login",
    fields: ["q"],
    answers: "`message` ('Login Complete'), `to`: always `/`",
    errors: ["422: unknown, used or run out", "429 with `Retry-After`: too many tries"],
  },
  {
    ...WRITE,
    name: "Set the quantity of a line",
    path: "/cart/lines/update",
    fields: ["product", "quantity", "variant?", "returnTo?"],
    answers: CART,
    errors: ADD_ERRORS.slice(0, 2),
  },
  {
    ...WRITE,
    name: "Remove a line",
    path: "/cart/lines/remove",
    fields: ["product", "variant?", "returnTo?"],
    answers: CART,
  },
  { ...WRITE, name: "Buy Now", path: "/buy-now", fields: ADD_FIELDS, answers: `${CART}, \`to\``, errors: ADD_ERRORS },
  {
    ...WRITE,
    name: "Remove from compare",
    path: "/compare/items/remove",
    fields: ["product", "returnTo?"],
    answers: COMPARE,
  },
  {
    ...WRITE,
    name: "Take over a comparison",
    path: "/compare/items/replace",
    fields: ["products (with commas, 4 count)", "returnTo?"],
    answers: COMPARE,
    errors: ["422: none of them is sold"],
  },
  {
    ...WRITE,
    name: "Remove from wishlist",
    path: "/wishlist/items/remove",
    fields: ["product", "returnTo?"],
    who: "account",
    answers: "`message`, `wishlist`",
  },
  {
    ...WRITE,
    name: "Move from wishlist to cart",
    path: "/wishlist/items/move",
    fields: ["product? or all=1", "returnTo?"],
    who: "account",
    answers: `${CART}, \`wishlist\`, \`moved\`, \`stayed\` (product and reason)`,
    errors: ["422: none could be moved, with the reasons"],
  },
  {
    ...WRITE,
    name: "Share the wishlist",
    path: "/wishlist/share",
    fields: ["renew=1? or revoke=1?", "returnTo?"],
    who: "account",
    answers: "`message`, `address` (null once revoked)",
  },
  {
    ...WRITE,
    name: "Remove a notification token",
    path: "/push/tokens/remove",
    fields: ["token"],
    answers: "`ok`",
    errors: ["422 `token`"],
  },
  {
    ...WRITE,
    name: "Forget what was looked at",
    path: "/recently-viewed/forget",
    fields: ["returnTo?"],
    answers: "`message`",
  },
  {
    ...WRITE,
    name: "Get the newsletter",
    path: "/newsletter",
    fields: ["email", "next?", "returnTo?"],
    answers: "`message`, the same for who gets it already",
    errors: ["422 `email`: no e-mail address", "429 with `Retry-After`: too many tries"],
  },
  {
    ...WRITE,
    name: "Leave the newsletter",
    path: "/newsletter/leave",
    fields: ["leave (the secret of a mail's link)", "returnTo?"],
    answers: "`message`, the same for a secret that is unknown",
    errors: ["422: the secret was cut"],
  },
  {
    ...WRITE,
    name: "Language, currency and delivery city",
    path: "/preferences",
    fields: ["locale? (en, am)", "currency? (ETB, USD)", "city? (one of a seller)", "returnTo?"],
    answers: "`ok`",
    errors: ["422: anything else"],
  },
  {
    ...WRITE,
    name: "Sign in",
    path: "/sign-in",
    fields: ["contact", "password", "next?", "intention?"],
    answers: "`message`, `to`",
    errors: CREDENTIALS,
  },
  {
    ...WRITE,
    name: "Register",
    path: "/register",
    fields: ["name", "contact", "password", "next?", "intention?"],
    answers: "`to`: where the code is asked for",
    errors: CREDENTIALS,
  },
  {
    ...WRITE,
    name: "Finish registering",
    path: "/register/code",
    fields: ["code", "next?", "intention?", "again=1?"],
    answers: "`message`, `to`",
    errors: CREDENTIALS,
  },
  {
    ...WRITE,
    name: "Reset the password",
    path: "/reset",
    fields: ["contact", "next?", "intention?"],
    answers: "`to`: where the code is asked for",
    errors: CREDENTIALS,
  },
  {
    ...WRITE,
    name: "Finish the reset",
    path: "/reset/code",
    fields: ["code", "newPassword", "next?", "intention?", "again=1?"],
    answers: "`message`, `to`",
    errors: CREDENTIALS,
  },
  { ...WRITE, name: "Sign out", path: "/sign-out", fields: ["returnTo?"], answers: "`message`, `to`" },
  {
    ...WRITE,
    name: "Save the profile",
    path: "/account/profile",
    fields: ["name", "locale (en, am)"],
    who: "account",
    answers: "`message`",
    errors: ["422 `name`: over 100 letters"],
  },
  {
    ...WRITE,
    name: "Change e-mail or phone",
    path: "/account/contact",
    fields: ["intent (send, confirm, remove)", "contact?", "password?", "code?", "kind? (email, phone)"],
    who: "account",
    answers: "`message`",
    errors: CREDENTIALS,
  },
  {
    ...WRITE,
    name: "Change the password",
    path: "/account/password",
    fields: ["currentPassword", "newPassword"],
    who: "account",
    answers: "`message`",
    errors: CREDENTIALS,
  },
  {
    ...WRITE,
    name: "Addresses",
    path: "/account/addresses",
    fields: ["intent (add, remove, default)", "address? or its fields"],
    who: "account",
    answers: "`message`",
    errors: ["404: none of the shopper's own", "422 at the field; 422: 10 addresses"],
  },
  {
    ...WRITE,
    name: "Change an address",
    path: "/account/addresses/:addressId",
    fields: ["intent=save", "name", "phone", "region", "city", "subCity?", "woreda?", "landmark?", "isDefault=1?"],
    who: "account",
    answers: "`message`",
    errors: ["404: none of the shopper's own", "422 at the field"],
  },
  {
    ...WRITE,
    name: "End sessions",
    path: "/account/sessions",
    fields: ["intent (one, others, all)", "session?"],
    who: "account",
    answers: "`message`",
    errors: ["404: none of the shopper's own"],
  },
  {
    ...WRITE,
    name: "Delete the account",
    path: "/account/delete",
    fields: ["password"],
    who: "account",
    answers: "`message`, `to`",
    errors: CREDENTIALS,
  },
  {
    ...WRITE,
    name: "Import a vendor's products",
    path: "/operator/catalogue",
    fields: ["operation (save, list, retire, finish)", "..."],
    who: "operator",
    answers: "counts, by operation",
    errors: ["401, 413 (2 MiB), 415, 422"],
  },
  {
    ...WRITE,
    name: "Make a sign-in link",
    path: "/operator/login-tokens",
    fields: ["contact", "create?", "name?", "password?", "minutes?"],
    who: "operator",
    answers: "`token`, `address`, `expiresAt`",
    errors: ["401, 413 (4 KiB), 415, 422"],
  },
  {
    ...WRITE,
    name: "Report a violation of the policy",
    path: "/reports/csp",
    fields: ["a browser's report"],
    who: "browser",
    answers: "204, no body",
    errors: ["400, 413 (8 KiB), 415, 429"],
  },
];

/** Addresses that change something, each once; `who` may leave out the exempt ones. */
export function writingPaths(...without: ShopAction["who"][]): string[] {
  const rows = actionsTable.filter(({ method, who }) => method === "POST" && !without.includes(who));
  return [...new Set(rows.map(({ path }) => path))];
}
