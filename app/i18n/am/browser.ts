import type { browser as english } from "../en/browser.ts";
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

export const browser = { card, cart, common, errors, footer, header, home, listing, menu, product } satisfies Record<
  keyof typeof english,
  Record<string, string>
>;
