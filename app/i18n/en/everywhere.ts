/** Words of every page. */
export default {
  noConnection: "No connection. Nothing was sent. Please try again.",
  skip: "Skip to content",
  seeAll: "See all",
  home: "Home",
  tryAgain: "Try again",
  newTab: "(opens in a new tab)",
  breadcrumb: "You are here",
  pages: "Pages",
  page: "Page {{page}}",
  previous: "Previous",
  next: "Next",
  quantity: "Quantity",
  error: "Error:",
};
