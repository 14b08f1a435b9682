/** The newsletter: its pages and its dialog (specification 2.9, 4.9). */
export default {
  title: "Get new offers by e-mail | {{shop}}",
  errorTitle: "Error: {{title}}",
  heading: "Get new offers by e-mail",
  text: "New goods, special prices and holiday packages of the sellers, before they are gone.",
  close: "Close",
  back: "Back",
  leaveTitle: "No more offers by e-mail | {{shop}}",
  leaveHeading: "No more offers by e-mail",
  leaveText: "Press the button, and we send no more offers to the address this link was sent to.",
  leaveButton: "Leave",
  leaveNoLink: "Every mail with our offers ends with a link to leave. Open that link.",
  email: "E-mail",
  button: "Subscribe",
  consent: "By pressing the button you agree to get our offers by e-mail. Every mail has a link to leave.",
};
