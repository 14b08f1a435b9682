export default {
  wordsMissing: "Write it in a few words.",
  wordsLong: "At most {{max}} letters.",
  birrWrong: "An amount in birr, such as 7330 or 7330.50.",
  dayWrong: "A day such as 2026-12-31.",
  numberRange: "A whole number from {{least}} to {{most}}.",
  numberWrong: "This is no order number.",
};
