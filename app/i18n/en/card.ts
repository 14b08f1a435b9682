/** Product cards, prices and ratings (specification 2.8). */
export default {
  labelNew: "New",
  labelSale: "Sale",
  labelTop: "Top",
  labelOutOfStock: "Out Of Stock",
  labelFreeDelivery: "Free Delivery",
  labelPercent: "-{{percent}}%",
  priceNow: "Now",
  priceWas: "Was",
  noReviews: "No reviews yet",
  ratingSpoken_one: "{{rating}} of 5 stars, {{count}} review",
  ratingSpoken_other: "{{rating}} of 5 stars, {{count}} reviews",
  rateSpoken: "{{rating}} of 5 stars",
  ends: "Ends {{date}}",
  addToCart: "Add {{name}} to cart",
  selectOptions: "Select options {{name}}",
  seeSimilar: "See similar",
};
