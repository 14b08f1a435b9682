/** Every card and section in every state, for those who build the shop. */
export default {
  title: "የክፍሎች ማሳያ",
};
