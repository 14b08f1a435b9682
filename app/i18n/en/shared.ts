import card from "./card.ts";
import everywhere from "./everywhere.ts";
import header from "./header.ts";
import menu from "./menu.ts";

/** What every page prints: with its own page's texts, all that a browser needs once it wakes. */
export const shared = { card, everywhere, header, menu };
