export default {
  shop: "Gulit",
  appDescription: "Goods from many sellers in Ethiopia: compare, order, and pay when you receive them.",
  appTrack: "Track your order",
  appCart: "Cart",
  appVendors: "All vendors",
  listing: "{{title}}: {{products}}. Prices in birr, sellers from all over Ethiopia, delivery to your city.",
  directory: "Sellers on Gulit: {{vendors}}, each with city, rating and products.",
};
