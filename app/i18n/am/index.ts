import type { en } from "../en/index.ts";
import actions from "./actions.ts";
import cart from "./cart.ts";
import home from "./home.ts";
import listing from "./listing.ts";
import product from "./product.ts";
import { shared } from "./shared.ts";

export const am = { ...shared, actions, cart, home, listing, product } satisfies Record<
  keyof typeof en,
  Record<string, string>
>;
