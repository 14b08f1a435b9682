/** The newsletter: its pages and its dialog (specification 2.9, 4.9). */
export default {
  title: "Get new offers by e-mail | {{shop}}",
  errorTitle: "Error: {{title}}",
  heading: "Get new offers by e-mail",
  text: "New goods, special prices and holiday packages, before they are gone.",
  close: "Close",
  back: "Back",
  leaveTitle: "No more offers by e-mail | {{shop}}",
  leaveHeading: "No more offers by e-mail",
  leaveText: "Press the button, and we stop our offers to the address that got this link.",
  leaveButton: "Unsubscribe",
  leaveNoLink: "Every e-mail with our offers ends with a link to unsubscribe. Please open that link.",
  email: "E-mail",
  button: "Subscribe",
  consent: "By pressing the button you agree to get our offers by e-mail. You can unsubscribe at any time.",
};
