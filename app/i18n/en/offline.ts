/** Bundled into the offline worker (client/offline). */
export default {
  copy: "Saved copy from {{time}}. Prices and stock may have changed.",
  title: "You are offline",
  notKept: "This page isn't saved on your phone. These pages are, as you last saw them:",
  noneKept: "This page isn't saved on your phone. It will open when you're back online.",
  unsure: "We don't know whether what you sent arrived. Please check before you send it again.",
  tryAgain: "Try again",
  queued: "Saved for later. It goes into your cart when you're back online.",
  waiting: "Waiting to be added to your cart: {{count}}.",
  lost: "We couldn't add a saved product to your cart. Please add it again.",
};
