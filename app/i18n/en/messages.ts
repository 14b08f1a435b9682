import type { MessageText } from "../../domain/messages/outbox.ts";

/** {{shop}} and {{origin}} are available everywhere; an SMS has only the text. */
export const messages = {
  newSignInTitle: "New sign-in to your account",
  newSignIn:
    "Someone signed in to your {{shop}} account: {{device}}. If it wasn't you, change your password and sign out everywhere.",
  unknownDevice: "an unknown browser",
  loginLinkMadeTitle: "A sign-in link was made for you",
  loginLinkMade:
    "{{shop}} support made a link that signs in to your account once, within {{minutes}} minutes. If you didn't ask for it, tell us: {{origin}}/pages/help-center",
  passwordChangedTitle: "Your password was changed",
  passwordChanged: "The password of your {{shop}} account was changed. Not you? Set a new one: {{origin}}/reset",
  contactChangedTitle: "Your e-mail or phone was changed",
  contactChanged:
    "The e-mail or phone of your {{shop}} account was changed. Not you? Contact us: {{origin}}/pages/help-center",
  newsletterWelcomeTitle: "You're subscribed to our offers",
  newsletterWelcome:
    "You'll get the offers of {{shop}} at this address. Not you, or changed your mind? Unsubscribe: {{origin}}/newsletter/leave?q={{secret}}",
  registerCodeTitle: "Your registration code",
  registerCode:
    "{{code}} is your {{shop}} registration code. It works for {{minutes}} minutes. Don't share it with anyone.",
  alreadyRegisteredTitle: "You already have an account",
  alreadyRegistered:
    "You already have a {{shop}} account. Sign in: {{origin}}/sign-in Forgot your password? {{origin}}/reset",
  resetCodeTitle: "Your code for a new password",
  resetCode:
    "{{code}} is your code for a new {{shop}} password. It works for {{minutes}} minutes. Don't share it with anyone.",
  resetUnknownTitle: "No account for this contact",
  resetUnknown:
    "Someone, perhaps you, asked for a new {{shop}} password here, but there is no account. Register: {{origin}}/register",
  contactCodeTitle: "Your confirmation code",
  contactCode: "{{code}} is your code to add this contact to your {{shop}} account. It works for {{minutes}} minutes.",
  deskCodeTitle: "Your code for the desk",
  deskCode:
    "{{code}} is your code to open the {{shop}} desk. It works for {{minutes}} minutes. Don't share it with anyone.",
  contactTakenTitle: "This contact already has an account",
  contactTaken:
    "Someone, perhaps you, tried to add this contact to a {{shop}} account. It already belongs to another one.",
  orderCodeTitle: "Your code for order {{number}}",
  orderCode:
    "{{code}} confirms your order {{number}} at {{shop}}. Enter it on the order page within {{minutes}} minutes.",

  orderPlacedTitle: "We received your order {{number}}",
  orderPlaced:
    "{{shop}}: thank you, we received your order {{number}}: {{goods}}. Pay in cash on delivery: {{cash}}. Track it: {{origin}}/track",
  orderToPayTitle: "Your order {{number}} is waiting for your payment",
  orderToPay:
    "{{shop}}: we're keeping your order {{number}} until {{payBy}}: {{goods}}. Please pay {{total}}: {{origin}}/track",
  paymentReceivedTitle: "We received your payment",
  paymentReceived: "{{shop}}: we received {{amount}} for your order {{number}}: {{goods}}. Track it: {{origin}}/track",
  paymentFailedTitle: "Your payment did not go through",
  paymentFailed: "{{shop}}: the payment of your order {{number}} did not go through, so we cancelled it.",
  paymentExpiredTitle: "Your order {{number}} was not paid in time",
  paymentExpired: "{{shop}}: your order {{number}} was not paid in time, so we cancelled it.",
  phoneUnconfirmedTitle: "Your order {{number}} was not confirmed in time",
  phoneUnconfirmed: "{{shop}}: the phone of your order {{number}} was not confirmed in time, so we cancelled it.",
  paymentLateTitle: "We're refunding a payment",
  paymentLate: "{{shop}}: {{amount}} for your order {{number}} arrived too late or twice. We'll refund it.",
  refundDoneTitle: "We refunded your money",
  refundDone: "{{shop}}: we refunded you {{amount}} for your order {{number}}.",
  parcelConfirmedTitle: "{{vendor}} confirmed your parcel",
  parcelConfirmed: "{{shop}}: {{vendor}} confirmed your parcel {{parcel}}.",
  parcelPreparingTitle: "{{vendor}} is preparing your parcel",
  parcelPreparing: "{{shop}}: {{vendor}} is preparing your parcel {{parcel}}.",
  parcelOnTheWayTitle: "Your parcel is on the way",
  parcelOnTheWay:
    "{{shop}}: your parcel {{parcel}} from {{vendor}} is on the way, expected by {{until}}. Track it: {{origin}}/track",
  parcelDeliveredTitle: "Your parcel was delivered",
  parcelDelivered: "{{shop}}: your parcel {{parcel}} from {{vendor}} was delivered. Thank you.",
  parcelCancelledTitle: "Your parcel was cancelled",
  parcelCancelled: "{{shop}}: your parcel {{parcel}} from {{vendor}} was cancelled. See {{origin}}/track",
  parcelCancelledPaid:
    "{{shop}}: your parcel {{parcel}} from {{vendor}} was cancelled. We'll refund you {{amount}}. See {{origin}}/track",
  parcelReturnAskedTitle: "We received your return request",
  parcelReturnAsked: "{{shop}}: we asked {{vendor}} to take your parcel {{parcel}} back.",
  parcelReturnedTitle: "Your parcel was returned",
  parcelReturned: "{{shop}}: {{vendor}} took your parcel {{parcel}} back. We'll refund you {{amount}}.",
  parcelReturnRefusedTitle: "Your return was refused",
  parcelReturnRefused: "{{shop}}: {{vendor}} did not take your parcel {{parcel}} back. See {{origin}}/track",
  parcelPromisedTitle: "Your parcel has a new delivery date",
  parcelPromised: "{{shop}}: your parcel {{parcel}} from {{vendor}} is now expected by {{until}}. See {{origin}}/track",
  goodsCancelledTitle: "Some items in your parcel were cancelled",
  sellerSilentTitle: "{{vendor}} has not answered yet",
  sellerSilent:
    "{{shop}}: {{vendor}} has not answered about your parcel {{parcel}} yet. You can wait, or cancel it: {{origin}}/track",
  sellerSilentEnds:
    "{{shop}}: {{vendor}} has not answered about your parcel {{parcel}} yet. You can cancel it: {{origin}}/track If the seller stays silent, we will cancel it.",
  parcelLateTitle: "Your parcel is late",
  parcelLate:
    "{{shop}}: your parcel {{parcel}} from {{vendor}} is late. Sorry. You can wait, or cancel it: {{origin}}/track",
  parcelLateSent: "{{shop}}: your parcel {{parcel}} from {{vendor}} is late. Sorry. Track it: {{origin}}/track",
  goodsCancelled:
    "{{shop}}: items in your parcel {{parcel}} were cancelled (units: {{items}}). It now costs {{total}}. See {{origin}}/track",
  goodsCancelledPaid:
    "{{shop}}: items in your parcel {{parcel}} were cancelled (units: {{items}}). We'll refund you {{amount}}. See {{origin}}/track",

  reachUs: "{{text}}\n\nReach us: {{ways}}",
  withReceipt: "{{text}} Receipt: {{origin}}{{receipt}}",
  moreGoods: "{{goods}} and {{more}} more",
  unknownBuyer: "a shopper",
  vendorParcelTitle: "New order {{parcel}}",
  vendorParcel:
    "{{shop}}: new order {{parcel}} for {{buyer}}, {{place}}: {{goods}}. Already paid, collect nothing. Due {{by}}. Open: {{origin}}/parcel/{{secret}}",
  vendorParcelCash:
    "{{shop}}: new order {{parcel}} for {{buyer}}, {{place}}: {{goods}}. Collect {{total}} in cash. Due {{by}}. Open: {{origin}}/parcel/{{secret}}",
  vendorImportTitle: "Your products from {{file}}",
  vendorImport:
    "{{shop}} read your file {{file}}. New: {{created}}, changed: {{updated}}, as before: {{unchanged}}, refused: {{rejected}}.",
  withReport: "{{text}}\n\nPlease correct and send the file again:\n{{report}}",
  reportLine: "- Line {{line}} ({{name}}): {{cell}} {{wrong}}. {{todo}}",
  reportMore: "- and {{more}} more",
  vendorReachTitle: "Your store's contact details were changed",
  vendorReminderTitle: "Order {{parcel}} waits for your answer",
  vendorReminder:
    "{{shop}}: order {{parcel}} still waits for your answer: {{goods}}. Due {{by}}. Open: {{origin}}/parcel/{{secret}}",
  vendorLateTitle: "Order {{parcel}} is late",
  vendorLate:
    "{{shop}}: order {{parcel}} was due {{by}} and is not delivered yet: {{goods}}. Open: {{origin}}/parcel/{{secret}}",
  vendorReach:
    "The phone or e-mail where {{shop}} sends your store's orders was changed. Not you? Contact us: {{origin}}/pages/help-center",
  vendorCancelledTitle: "Order {{parcel}} was cancelled",
  vendorCancelled: "{{shop}}: order {{parcel}} was cancelled. Please do not send it.",
  vendorReturnTitle: "Return requested for {{parcel}}",
  vendorReturn:
    "{{shop}}: {{buyer}} wants to return {{parcel}}: {{goods}}. Please answer: {{origin}}/parcel/{{secret}}",
  vendorGoodsCancelledTitle: "Items in order {{parcel}} were cancelled",
  vendorGoodsCancelled:
    "{{shop}}: items in order {{parcel}} were cancelled. Now send: {{goods}}. New value: {{total}}. Open: {{origin}}/parcel/{{secret}}",

  alertWelcomeTitle: "You now follow {{vendor}}",
  alertWelcome:
    "{{shop}}: we'll message you here about new products from {{vendor}}, at most once a day. Not you, or changed your mind? {{origin}}/alerts/leave?q={{secret}}",
  alertNewsTitle: "New from {{vendor}}",
  alertNews:
    "{{shop}}: new from {{vendor}}: {{items}}. {{origin}}/vendor-store/{{vendorId}} Stop these messages: {{origin}}/alerts/leave?q={{secret}}",
  alertStockTitle: "Back in stock: {{product}}",
  alertStock:
    "{{shop}}: {{product}} is back in stock, {{price}}. {{origin}}/product/default/{{slug}} Stop these messages: {{origin}}/alerts/leave?q={{secret}}",
  alertPriceTitle: "Price drop: {{product}}",
  alertPrice:
    "{{shop}}: {{product}} now costs {{price}} instead of {{oldPrice}}. {{origin}}/product/default/{{slug}} Stop these messages: {{origin}}/alerts/leave?q={{secret}}",
  vendorQuestionTitle: "A question about {{product}}",
  vendorQuestion: "{{shop}}: a shopper has a question about {{product}}. Please answer: {{origin}}/question/{{secret}}",
  shopAnsweredTitle: "Our answer to your message",
  shopAnswered: "{{shop}}: {{answer}}",
  questionAnsweredTitle: "Your question was answered",
  questionAnswered: "{{shop}}: your question about {{product}} was answered: {{origin}}/product/default/{{slug}}",
  customOrderFoundTitle: "We found what you asked for",
  customOrderFound:
    "{{shop}}: we found something for your custom order {{number}}. See it: {{origin}}/shop/custom-order",
  customOrderNotFoundTitle: "About your custom order",
  customOrderNotFound:
    "{{shop}}: we couldn't find what you asked for in custom order {{number}}. Read more: {{origin}}/shop/custom-order",
} satisfies Record<
  MessageText | `${Exclude<MessageText, `${string}${"Cash" | "Ends" | "Paid" | "Sent"}`>}Title`,
  string
> &
  Record<string, string>;
