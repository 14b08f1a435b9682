import type { en } from "../en/index.ts";
import accountActions from "./account-actions.ts";
import account from "./account.ts";
import actions from "./actions.ts";
import alerts from "./alerts.ts";
import buying from "./buying.ts";
import cart from "./cart.ts";
import checkout from "./checkout.ts";
import compare from "./compare.ts";
import content from "./content.ts";
import customOrder from "./custom-order.ts";
import delivery from "./delivery.ts";
import deskCoupons from "./desk-coupons.ts";
import deskCustomOrders from "./desk-custom-orders.ts";
import deskEvents from "./desk-events.ts";
import deskPortal from "./desk-portal.ts";
import deskVendors from "./desk-vendors.ts";
import deskHome from "./desk-home.ts";
import deskImport from "./desk-import.ts";
import deskQuestions from "./desk-questions.ts";
import deskReaders from "./desk-readers.ts";
import deskReceipts from "./desk-receipts.ts";
import deskReviews from "./desk-reviews.ts";
import deskForms from "./desk-forms.ts";
import deskOrders from "./desk-orders.ts";
import deskPayments from "./desk-payments.ts";
import deskPrices from "./desk-prices.ts";
import deskProducts from "./desk-products.ts";
import deskSettings from "./desk-settings.ts";
import desk from "./desk.ts";
import errors from "./errors.ts";
import files from "./files.ts";
import footer from "./footer.ts";
import gallery from "./gallery.ts";
import homePrinted from "./home-printed.ts";
import home from "./home.ts";
import listing from "./listing.ts";
import lite from "./lite.ts";
import machines from "./machines.ts";
import messages from "./messages.ts";
import newsletter from "./newsletter.ts";
import orders from "./orders.ts";
import otherHome from "./other-home.ts";
import parcelLink from "./parcel-link.ts";
import product from "./product.ts";
import promoPanels from "./promo-panels.ts";
import question from "./question.ts";
import quickView from "./quick-view.ts";
import receipt from "./receipt.ts";
import review from "./review.ts";
import search from "./search.ts";
import { shared } from "./shared.ts";
import signIn from "./sign-in.ts";
import vendor from "./vendor.ts";
import wishlist from "./wishlist.ts";

export const am = {
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
} satisfies Record<keyof typeof en, Record<string, string>>;
