export default {
  question: "May we send updates about your orders and account to this device?",
  yes: "Turn on notifications",
  no: "Not now",
  label: "Notifications",
};
