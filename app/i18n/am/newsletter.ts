/** The newsletter (specification 2.9, 4.9). */
export default {
  title: "አዳዲስ ቅናሾችን በኢሜይል ያግኙ",
};
