import accountActions from "./account-actions.ts";
import account from "./account.ts";
import alerts from "./alerts.ts";
import cart from "./cart.ts";
import checkout from "./checkout.ts";
import content from "./content.ts";
import delivery from "./delivery.ts";
import deskEvents from "./desk-events.ts";
import deskHome from "./desk-home.ts";
import deskQuestions from "./desk-questions.ts";
import deskOrders from "./desk-orders.ts";
import deskSettings from "./desk-settings.ts";
import errors from "./errors.ts";
import messages from "./messages.ts";
import newsletter from "./newsletter.ts";
import orders from "./orders.ts";
import product from "./product.ts";
import quickView from "./quick-view.ts";
import receipt from "./receipt.ts";
import review from "./review.ts";
import search from "./search.ts";
import { footer, lite, machines } from "./frame.ts";
import { home, homePrinted, otherHome, promoPanels, gallery } from "./home.ts";
import { listing, vendor, compare, question } from "./listing.ts";
import { buying, actions, customOrder, parcelLink } from "./buying.ts";
import { desk, deskForms, deskReaders } from "./desk.ts";
import { deskProducts, deskImport, deskPrices, deskReviews, files } from "./desk-goods.ts";
import { deskPayments, deskCoupons, deskReceipts, deskCustomOrders } from "./desk-payments.ts";
import { deskVendors, deskPortal } from "./desk-vendors.ts";
import { shared } from "./shared.ts";
import signIn from "./sign-in.ts";
import wishlist from "./wishlist.ts";

/**
 * English is the type that the other languages satisfy. `accountActions`, `actions`, `buying`, `content`, `desk` and
 * its areas, `footer`, `lite`, `machines`, `messages`, `parcelLink`, `promoPanels` and `search` stay on the server.
 */
export const en = {
  ...shared,
  account,
  accountActions,
  actions,
  alerts,
  buying,
  cart,
  checkout,
  compare,
  content,
  customOrder,
  delivery,
  desk,
  deskCoupons,
  deskCustomOrders,
  deskEvents,
  deskPortal,
  deskVendors,
  deskHome,
  deskImport,
  deskQuestions,
  deskReaders,
  deskReceipts,
  deskReviews,
  deskForms,
  deskOrders,
  deskPayments,
  deskPrices,
  deskSettings,
  deskProducts,
  errors,
  files,
  footer,
  gallery,
  home,
  homePrinted,
  listing,
  lite,
  machines,
  messages,
  newsletter,
  orders,
  otherHome,
  parcelLink,
  product,
  promoPanels,
  question,
  quickView,
  receipt,
  review,
  search,
  signIn,
  vendor,
  wishlist,
};
