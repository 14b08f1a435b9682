/** The question whether to be told; the browser fetches it with the bar that asks. */
export default {
  question: "Shall we tell you of news about your account and orders on this device?",
  yes: "Turn on notifications",
  no: "Not now",
  label: "Notifications",
};
