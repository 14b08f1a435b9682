/** The header of every page. */
export default {
  home: "{{name}}, home page",
  search: "Search",
  searchLabel: "Search products",
  searchPlaceholder: "What are you looking for?",
  cart: "Cart",
  cartEmpty: "Cart, empty",
  cartLabel_one: "Cart, {{count}} item",
  cartLabel_other: "Cart, {{count}} items",
  compare: "Compare",
  compareLabel_one: "Compare list, {{count}} product",
  compareLabel_other: "Compare list, {{count}} products",
  language: "Language",
  currency: "Currency",
};
