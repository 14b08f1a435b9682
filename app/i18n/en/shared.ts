import card from "./card.ts";
import common from "./common.ts";
import errors from "./errors.ts";
import footer from "./footer.ts";
import header from "./header.ts";
import menu from "./menu.ts";

/** What every page prints: with its own page's texts, all that a browser needs once it wakes. */
export const shared = { card, common, errors, footer, header, menu };
