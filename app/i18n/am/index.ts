import accountActions from "./account-actions.ts";
import account from "./account.ts";
import alerts from "./alerts.ts";
import cart from "./cart.ts";
import checkout from "./checkout.ts";
import delivery from "./delivery.ts";
import deskEvents from "./desk-events.ts";
import deskOrders from "./desk-orders.ts";
import errors from "./errors.ts";
import messages from "./messages.ts";
import newsletter from "./newsletter.ts";
import orders from "./orders.ts";
import product from "./product.ts";
import quickView from "./quick-view.ts";
import receipt from "./receipt.ts";
import review from "./review.ts";
import * as frameTexts from "./frame.ts";
import * as homeTexts from "./home.ts";
import * as listingTexts from "./listing.ts";
import * as buyingTexts from "./buying.ts";
import * as deskTexts from "./desk.ts";
import * as deskGoodsTexts from "./desk-goods.ts";
import * as deskPaymentsTexts from "./desk-payments.ts";
import * as deskVendorsTexts from "./desk-vendors.ts";
import * as contentTexts from "./content.ts";
import * as deskSettingsTexts from "./desk-settings.ts";
import { shared } from "./shared.ts";
import signIn from "./sign-in.ts";
import wishlist from "./wishlist.ts";

export const am = {
  ...shared,
  ...frameTexts,
  ...homeTexts,
  ...listingTexts,
  ...buyingTexts,
  ...deskTexts,
  ...deskGoodsTexts,
  ...deskPaymentsTexts,
  ...deskVendorsTexts,
  ...contentTexts,
  ...deskSettingsTexts,
  account,
  accountActions,
  alerts,
  cart,
  checkout,
  delivery,
  deskEvents,
  deskOrders,
  errors,
  messages,
  newsletter,
  orders,
  product,
  quickView,
  receipt,
  review,
  signIn,
  wishlist,
};
