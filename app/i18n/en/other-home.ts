/** The other layout of the home page (specification 2.6). */
export default {
  flashSales: "Flash Sales",
};
