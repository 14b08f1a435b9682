export default {
  suggestions: "Suggestions",
  words: "Searches",
  categories: "Categories",
  products: "Products",
  count_one: "{{count}} suggestion. Choose with the arrow keys.",
  count_other: "{{count}} suggestions. Choose with the arrow keys.",
  none: "No suggestions",
  recent: "Recent searches",
  clear: "Clear recent searches",
};
