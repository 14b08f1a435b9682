export default {
  toLite: "Lite pages",
  toLiteWhy: "For slow connections: a few kilobytes per page, pictures only when you ask.",
  toFull: "Full pages",
  toFullWhy: "These are the lite pages: pictures load only when you ask.",
  weight: "This page: {{weight}} KB",
  showPictures_one: "Show the picture",
  showPictures_other: "Show the {{count}} pictures",
  hidePictures: "Without pictures",
};
