/** Error pages. */
export default {
  notFoundTitle: "Page not found",
  notFoundText: "There is nothing at this address, or not any more. Search for it, or choose a category.",
  search: "Search for it",
  refusedTitle: "This request was not accepted",
  refusedText: "Nothing was changed. Please go back and try it again from the page.",
  tooLargeTitle: "This is too much at once",
  tooLargeText: "Nothing was changed. Please send less at a time.",
  tooManyTitle: "Too many attempts",
  tooManyText: "Nothing was changed. Please wait a minute and try again.",
  unavailableTitle: "Not available for now",
  unavailableText: "A part of the shop does not answer. Please try again in a minute.",
  cartKeptText:
    "Your cart is kept as it is. You can go on looking at products and read the help center; come back here in a minute.",
  oldCopy:
    "The shop does not answer fully just now. This page is shown as it was a while ago: prices and stock may have changed, and your own lists are missing.",
  oldCopySignedIn:
    "The shop does not answer fully just now. This page is shown as it was a while ago: prices and stock may have changed, and your own lists are missing. You are still signed in.",
  notConfirmedText:
    "The shop did not answer, so we cannot say that this was done. Look whether it was before you send it again.",
  failedTitle: "Something went wrong",
  failedText: "The fault is ours, not yours. Please try again.",
  requestId: "When you write to us about it, name this number: {{id}}",
  confirmTitle: "Please confirm",
  confirmText:
    "We could not see whether you sent this yourself. Nothing was changed yet. Continue only if you meant to do it.",
  confirmYes: "Continue",
  confirmNo: "Cancel",
  signInFirst: "Sign in to continue",
  fieldProduct: "Product number",
  fieldWords: "What you wrote",
  helpCenter: "Help center",
};
