/** An account's list of alerts, and the page behind the link in our messages. */
export default {
  listText: "We write to your e-mail, else to your phone. You find both under “E-mail and phone”.",
  empty: "You wait for nothing yet. On the page of a product or a seller you can ask to be told about news.",
  followed: "Stores you follow",
  products: "Products you wait for",
  stockLine: "When it is back",
  priceLine: "When it costs less than {{price}}",
  told: "Told on {{date}}",
  end: "Remove",
  endNamed: "Remove {{name}}",
  leaveTitle: "End messages | {{shop}}",
  errorTitle: "Error: {{title}}",
  leaveHeading: "No more messages?",
  leaveFollow: "You get a message when {{name}} has new goods.",
  leaveStock: "You wait for this product to be back: {{name}}",
  leavePrice: "You wait for a lower price of this product: {{name}}",
  leaveOne: "End this one",
  leaveAll: "End all of mine",
  leaveNone:
    "There is nothing to end here: the message was the last one, or it was ended before. The link of every other message works for itself.",
  home: "To the shop",
  shop: "See products",
};
