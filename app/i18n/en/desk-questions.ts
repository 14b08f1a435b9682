/** Questions of shoppers and their answers (routes/desk/questions). */
export default {
  text: "Sellers answer by the link of their message. What you show here stands with the product, and who asked is told.",
  none: "There is no such question.",
  state: "Questions",
  state_answered: "answered, to look at",
  state_asked: "waiting for the seller",
  state_shown: "shown",
  state_hidden: "hidden",
  unreached: "seller cannot be reached",
  asked: "Question {{number}}, asked {{date}}",
  answer: "Answer",
  show: "Show it with the product",
  hide: "Hide it",
  answerMissing: "Please write an answer first.",
  answerLong: "Please use at most {{max}} letters.",
  done_show: "Question {{number}} is shown.",
  done_hide: "Question {{number}} is hidden.",
};
