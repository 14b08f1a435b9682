/** The bar that asks for consent to push; loaded with it. */
export default {
  question: "Shall we tell you of news about your account and orders on this device?",
  yes: "Turn on notifications",
  no: "Not now",
  label: "Notifications",
};
