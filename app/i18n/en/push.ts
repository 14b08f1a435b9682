export default {
  question: "May we send news of your orders and account to this device?",
  yes: "Turn on notifications",
  no: "Not now",
  label: "Notifications",
};
