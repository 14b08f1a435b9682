/** The newsletter (specification 2.9, 4.9). */
export default {
  title: "Newsletter",
};
