export default {
  title: "Receipts",
  text: "Each paid parcel has a receipt of its seller, with these facts of the shop above it. An empty field is left out.",
  missing: "Left out of receipts, because nothing is set here: {{names}}.",
  example: "Such as {{example}}",
  optional: "Printed on receipts; left out where it is empty. Such as {{example}}",
  wrong_legalName: "A name of at most 200 letters, such as {{example}}",
  wrong_tin: "Ten digits, such as {{example}}",
  wrong_vatNumber: "The number of the VAT certificate, such as {{example}}",
  wrong_vatRate: "A number from 0 to 99.99, such as {{example}}",
  wrong_legalAddress: "An address of at most 200 letters, such as {{example}}",
};
