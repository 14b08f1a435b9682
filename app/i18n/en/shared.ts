import card from "./card.ts";
import everywhere from "./everywhere.ts";
import header from "./header.ts";
import menu from "./menu.ts";

/** Texts that hydration needs on every page. */
export const shared = { card, everywhere, header, menu };
