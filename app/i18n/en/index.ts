import actions from "./actions.ts";
import cart from "./cart.ts";
import home from "./home.ts";
import listing from "./listing.ts";
import product from "./product.ts";
import { shared } from "./shared.ts";

/** All interface strings: this language is the type, the others satisfy it. `actions` stays on the server. */
export const en = { ...shared, actions, cart, home, listing, product };
