/**
 * English is the type that the other languages satisfy. `accountActions`, `actions`, `buying`, `content`, `desk` and
 * its areas, `footer`, `lite`, `machines`, `messages`, `parcelLink`, `promoPanels` and `search` stay on the server.
 */
export * from "./account-actions.ts";
export * from "./account.ts";
export * from "./address.ts";
export * from "./alerts.ts";
export * from "./buying.ts";
export * from "./cart.ts";
export * from "./checkout.ts";
export * from "./content.ts";
export * from "./delivery.ts";
export * from "./desk-events.ts";
export * from "./desk-goods.ts";
export * from "./desk-orders.ts";
export * from "./desk-payments.ts";
export * from "./desk-settings.ts";
export * from "./desk-vendors.ts";
export * from "./desk.ts";
export * from "./errors.ts";
export * from "./frame.ts";
export * from "./home.ts";
export * from "./listing.ts";
export * from "./messages.ts";
export * from "./newsletter.ts";
export * from "./orders.ts";
export * from "./product.ts";
export * from "./quick-view.ts";
export * from "./receipt.ts";
export * from "./review.ts";
export * from "./shared.ts";
export * from "./sign-in.ts";
export * from "./wishlist.ts";
