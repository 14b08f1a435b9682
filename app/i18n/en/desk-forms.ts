export default {
  wordsMissing: "Say it in a few words.",
  wordsLong: "Use at most {{max}} characters.",
  birrWrong: "Enter an amount in birr, such as 7330 or 7330.50.",
  dayWrong: "Enter a day such as 2026-12-31.",
  numberRange: "Enter a whole number from {{least}} to {{most}}.",
  numberWrong: "That isn't an order number.",
};
