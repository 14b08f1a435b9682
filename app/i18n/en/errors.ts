/** Error pages. */
export default {
  notFoundTitle: "Page not found",
  notFoundText: "We could not find this page. Try a search, or choose a category.",
  search: "Search for it",
  refusedTitle: "We could not accept this",
  refusedText: "Nothing was changed. Please go back and try again.",
  tooLargeTitle: "This is too much at once",
  tooLargeText: "Nothing was changed. Please send less at a time.",
  tooManyTitle: "Too many attempts",
  tooManyText: "Nothing was changed. Please wait a minute and try again.",
  tooSlowTitle: "This came too slowly",
  tooSlowText: "Nothing was changed. Please go back and send it once more.",
  unavailableTitle: "Not available for now",
  unavailableText: "Part of the shop is not working right now. Please try again in a minute.",
  cartKeptText: "Your cart is safe. You can look at products and read the help center meanwhile.",
  oldCopy:
    "Part of the shop is not working right now, so this page is a little old. Prices and stock may have changed, and your own lists are missing.",
  oldCopySignedIn:
    "Part of the shop is not working right now, so this page is a little old. Prices and stock may have changed, and your own lists are missing. You are still signed in.",
  notConfirmedText:
    "The shop did not answer, so we do not know whether this worked. Please check before you send it again.",
  failedTitle: "Something went wrong",
  failedText: "This is our fault, not yours. Please try again.",
  requestId: "If you write to us about it, give this number: {{id}}",
  confirmTitle: "Please confirm",
  confirmText: "We want to be sure that you sent this. Nothing was changed yet. Continue only if you meant to.",
  confirmYes: "Continue",
  confirmNo: "Cancel",
  signInFirst: "Sign in to continue",
  fieldProduct: "Product number",
  fieldWords: "What you wrote",
  helpCenter: "Help center",
};
