import actions from "./actions.ts";
import cart from "./cart.ts";
import compare from "./compare.ts";
import home from "./home.ts";
import listing from "./listing.ts";
import product from "./product.ts";
import search from "./search.ts";
import { shared } from "./shared.ts";
import vendor from "./vendor.ts";

/** All interface strings: this language is the type, the others satisfy it. `actions` and `search` stay on the server. */
export const en = { ...shared, actions, cart, compare, home, listing, product, search, vendor };
