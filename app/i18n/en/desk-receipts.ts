export default {
  title: "Receipts",
  text: "Each paid parcel has a receipt from its seller, with these details of the shop at the top. Empty fields are left out.",
  missing: "Left out of receipts because they are empty: {{names}}.",
  example: "For example {{example}}",
  optional: "Printed on receipts; left out when empty. For example {{example}}",
  wrong_legalName: "Enter a name of at most 200 characters, such as {{example}}",
  wrong_tin: "Enter ten digits, such as {{example}}",
  wrong_vatNumber: "Enter the number of the VAT certificate, such as {{example}}",
  wrong_vatRate: "Enter a number from 0 to 99.99, such as {{example}}",
  wrong_legalAddress: "Enter an address of at most 200 characters, such as {{example}}",
};
