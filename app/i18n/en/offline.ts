/** Texts of the offline worker (client/offline), bundled into it. */
export default {
  copy: "Saved copy of {{time}}. Prices and stock may have changed.",
  title: "You are offline",
  notKept: "This page is not on your phone. These pages are, as you saw them last:",
  noneKept: "This page is not on your phone. It comes when you are back online.",
  unsure: "We cannot say whether what you sent arrived. Look before you send it again.",
  tryAgain: "Try again",
  queued: "Saved. It is added to your cart when you are back online.",
  waiting: "Waiting to be added to your cart: {{count}}.",
  lost: "A saved product could not be added to your cart any more. Please add it again.",
};
