/** The quick view of a product (specification 2.9). */
export default {
  open: "ፈጣን እይታ",
};
