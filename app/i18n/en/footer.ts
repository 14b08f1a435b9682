/** The foot of every page. */
export default {
  categories: "All categories",
  help: "Help and pages",
  vendors: "All vendors",
  helpCenter: "Help center",
  returnPolicy: "Return policy",
  shipping: "Shipping",
  mobileApp: "Mobile app",
  customOrder: "Custom order",
  blog: "Blog",
  preferences: "Language and currency",
  seller: "Sign up as a seller",
  promise: "Many sellers, one market.",
  account: "Your account",
  track: "Track your order",
  wishlist: "Wishlist",
  newsletter: "Get new offers by e-mail",
};
