import account from "./account.ts";
import accountActions from "./account-actions.ts";
import actions from "./actions.ts";
import cart from "./cart.ts";
import compare from "./compare.ts";
import errors from "./errors.ts";
import footer from "./footer.ts";
import gallery from "./gallery.ts";
import home from "./home.ts";
import homePrinted from "./home-printed.ts";
import listing from "./listing.ts";
import messages from "./messages.ts";
import newsletter from "./newsletter.ts";
import otherHome from "./other-home.ts";
import product from "./product.ts";
import promoPanels from "./promo-panels.ts";
import quickView from "./quick-view.ts";
import search from "./search.ts";
import { shared } from "./shared.ts";
import signIn from "./sign-in.ts";
import vendor from "./vendor.ts";
import wishlist from "./wishlist.ts";

/** All interface strings: this language is the type, the others satisfy it. `accountActions`, `actions`, `footer`, `messages`, `promoPanels` and `search` stay on the server. */
export const en = {
  ...shared,
  account,
  accountActions,
  actions,
  cart,
  compare,
  errors,
  footer,
  gallery,
  home,
  homePrinted,
  listing,
  messages,
  newsletter,
  otherHome,
  product,
  promoPanels,
  quickView,
  search,
  signIn,
  vendor,
  wishlist,
};
