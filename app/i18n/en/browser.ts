import card from "./card.ts";
import cart from "./cart.ts";
import common from "./common.ts";
import errors from "./errors.ts";
import footer from "./footer.ts";
import header from "./header.ts";
import home from "./home.ts";
import listing from "./listing.ts";
import menu from "./menu.ts";
import product from "./product.ts";

/** What components print, and so what the browser needs once it wakes. */
export const browser = { card, cart, common, errors, footer, header, home, listing, menu, product };
