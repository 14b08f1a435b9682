export default {
  categories: "All categories",
  help: "Help and pages",
  vendors: "All vendors",
  customOrder: "Custom order",
  preferences: "Language and currency",
  seller: "Sign up as a seller",
  sisters: "Our other sites",
  promise: "Many sellers, one market.",
  account: "Your account",
  track: "Track your order",
  wishlist: "Wishlist",
  newsletter: "Get new offers by e-mail",
};
