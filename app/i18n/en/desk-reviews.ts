/** Reviews that wait for a look (routes/desk/reviews). */
export default {
  waiting: "Reviews that wait",
  none: "No review waits.",
  unknown: "There is no such review.",
  more: "The {{number}} that waited longest are shown. More come once these are decided.",
  decided: "What was decided",
  hidden: "hidden",
  by: "Review {{number}}, {{rate}} of 5, by",
  former: "somebody who left",
  reply: "Reply:",
  since: "Waits since {{date}}",
  notWaiting: "Does not wait.",
  showAgain: "Show it again",
  approve: "Let it stand",
  hide: "Hide it",
  done_show: "Review {{number}} is shown.",
  done_hide: "Review {{number}} is hidden.",
};
