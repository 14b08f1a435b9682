export default {
  // as specified: misspelt (specification 2.7).
  title: "Catagories",
  button: "Menu",
  show: "Show {{name}}",
  all: "See all: {{name}}",
};
