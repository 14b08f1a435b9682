import card from "./card.ts";
import everywhere from "./everywhere.ts";
import header from "./header.ts";
import menu from "./menu.ts";

/** Texts of every page: together with its own page's, all that a browser needs to wake it. */
export const shared = { card, everywhere, header, menu };
