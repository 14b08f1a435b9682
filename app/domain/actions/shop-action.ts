import { maximumQuantity, cartLineLimit } from "../constants.ts";
/**
 * A row of specification 7.2, or another form target of the shop: docs/addresses.md is generated from these, and tests
 * try each.
 */
export interface ShopAction {
  /** Its name in 7.2, or what it does. */
  name: string;
  isSpecified: boolean;
  method: "GET" | "POST";
  path: string;
  /** As sent; `?` marks optional ones. */
  fields: readonly string[];
  /**
   * account: guests are sent to the sign-in (other callers than pages get 401). staff: with a role for it and the desk
   * open. vendor: by a link. operator: a bearer token. signer: whoever signs the request.
   */
  who: "anybody" | "account" | "staff" | "vendor" | "operator" | "signer" | "browser";
  /** Contents of a 2xx, for callers that accept JSON. */
  answers: string;
  /** Errors of its own; those of every action are above the table. */
  errors: readonly string[];
}

export const READ = { isSpecified: true, method: "GET", who: "anybody", errors: [] } as const;
export const WRITE = { isSpecified: false, method: "POST", who: "anybody", errors: [] } as const;
export const PRODUCT = "422 `product`: unknown or no longer sold";
export const CART = "`message`, `cartCount`, `cartLabel`";
export const COMPARE = "`message`, `compareCount`, `compareLabel`";
export const ADD_FIELDS = [
  "product",
  "quantity? or qty?",
  "variant?",
  "key? (of the press)",
  "late=1?",
  "surface?",
  "returnTo?",
];
export const ADD_ERRORS = [
  PRODUCT,
  `422 \`quantity\`: no whole number from 1 to ${maximumQuantity}, more than is free (the number is named), more than ${maximumQuantity}`,
  "422 `variant`: has to be chosen",
  `422: ${cartLineLimit} lines`,
  "422 `key`: not 22 letters of base64url, or used for something else; used for the same, it answers the same success",
  "422 `product`: the vendor is closed",
  "422: the exhibition has started (surface=exhibitionCard, not adey)",
];
export const CREDENTIALS = [
  "422, which never says whether an account exists",
  "429 with `Retry-After`: too many tries",
];
