import type { en } from "../en/index.ts";
import actions from "./actions.ts";
import cart from "./cart.ts";
import compare from "./compare.ts";
import home from "./home.ts";
import listing from "./listing.ts";
import product from "./product.ts";
import search from "./search.ts";
import { shared } from "./shared.ts";
import vendor from "./vendor.ts";

export const am = { ...shared, actions, cart, compare, home, listing, product, search, vendor } satisfies Record<
  keyof typeof en,
  Record<string, string>
>;
