/** Bundled into the offline worker (client/offline). */
export default {
  copy: "Saved copy of {{time}}. Prices and stock may have changed.",
  title: "You are offline",
  notKept: "This page is not on your phone. These pages are, as you saw them last:",
  noneKept: "This page is not on your phone. It opens when you are back online.",
  unsure: "We do not know whether what you sent arrived. Please check before you send it again.",
  tryAgain: "Try again",
  queued: "Saved for later. It goes into your cart when you are back online.",
  waiting: "Waiting to be added to your cart: {{count}}.",
  lost: "We could not add a saved product to your cart. Please add it again.",
};
