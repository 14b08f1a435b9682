/** The lite shop: words and forms, pictures only when asked for. */
export default {
  toLite: "Lite pages",
  toLiteWhy: "No scripts, and no pictures until you ask: a page then weighs a few kilobytes.",
  toFull: "Full pages",
  toFullWhy: "You are reading the lite pages: no scripts, and no pictures until you ask.",
  weight: "This page: {{weight}} KB",
  showPictures_one: "Show the picture ({{weight}} KB)",
  showPictures_other: "Show the {{count}} pictures ({{weight}} KB)",
  showSomePictures_one: "Show the picture",
  showSomePictures_other: "Show the {{count}} pictures",
  hidePictures: "Without pictures",
};
