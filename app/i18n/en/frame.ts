export const footer = {
  categories: "All categories",
  help: "Help and pages",
  preferences: "Language and currency",
  seller: "Sign up as a seller",
  sisters: "Our other sites",
  promise: "Many sellers, one market.",
};

export const lite = {
  toLite: "Lite pages",
  toLiteWhy: "For slow connections: a few kilobytes per page, pictures only when you ask.",
  toFull: "Full pages",
  toFullWhy: "These are the lite pages: pictures load only when you ask.",
  weight: "This page: {{weight}} KB",
  showPictures_one: "Show the picture",
  showPictures_other: "Show the {{count}} pictures",
  hidePictures: "Without pictures",
};

export const machines = {
  shop: "Gulit",
  appDescription: "Goods from many sellers in Ethiopia: compare, order, and pay when you receive them.",
  appTrack: "Track your order",
  appCart: "Cart",
  appVendors: "All vendors",
  listing: "{{title}}: {{products}}. Prices in birr, sellers from all over Ethiopia, delivery to your city.",
  directory: "Sellers on Gulit: {{vendors}}, each with city, rating and products.",
};
