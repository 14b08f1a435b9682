import type { MessageText } from "../../domain/messages/outbox.ts";

/** {{shop}} and {{origin}} are available everywhere; an SMS has only the text. */
const messages = {
  newSignInTitle: "New sign-in to your account",
  newSignIn:
    "Somebody signed in to your {{shop}} account: {{device}}. If that was not you, change your password and sign out everywhere.",
  unknownDevice: "a browser that does not say what it is",
  loginLinkMadeTitle: "A sign-in link was made for you",
  loginLinkMade:
    "{{shop}} support made a link that signs in to your account once, within {{minutes}} minutes. If you did not ask for it, tell us: {{origin}}/pages/help-center",
  passwordChangedTitle: "Your password was changed",
  passwordChanged: "The password of your {{shop}} account was changed. Not you? Set a new one: {{origin}}/reset",
  contactChangedTitle: "Your e-mail or phone was changed",
  contactChanged:
    "The e-mail or phone of your {{shop}} account was changed. Not you? Reach us here: {{origin}}/pages/help-center",
  newsletterWelcomeTitle: "You get our offers by e-mail now",
  newsletterWelcome:
    "You will get the offers of {{shop}} at this address. Not you, or no more? Unsubscribe here: {{origin}}/newsletter/leave?q={{secret}}",
  registerCodeTitle: "Your code to register",
  registerCode: "{{code}} is your code to register at {{shop}}. It is good for {{minutes}} minutes. Give it to nobody.",
  alreadyRegisteredTitle: "You have an account already",
  alreadyRegistered:
    "You have a {{shop}} account already. Sign in: {{origin}}/sign-in Forgot your password? {{origin}}/reset",
  resetCodeTitle: "Your code for a new password",
  resetCode:
    "{{code}} is your code for a new {{shop}} password. It is good for {{minutes}} minutes. Give it to nobody.",
  resetUnknownTitle: "No account for this contact",
  resetUnknown:
    "Somebody, perhaps you, asked for a new {{shop}} password here, but there is no account. Register: {{origin}}/register",
  contactCodeTitle: "Your code to confirm",
  contactCode:
    "{{code}} is your code to add this contact to your {{shop}} account. It is good for {{minutes}} minutes.",
  deskCodeTitle: "Your code for the desk",
  deskCode:
    "{{code}} is your code to open the desk of {{shop}}. It is good for {{minutes}} minutes. Give it to nobody.",
  contactTakenTitle: "This contact has an account already",
  contactTaken:
    "Somebody, perhaps you, wanted to add this contact to a {{shop}} account. It belongs to another one already.",
  orderCodeTitle: "Your code for order {{number}}",
  orderCode:
    "{{code}} confirms your order {{number}} at {{shop}}. Enter it on the page of the order within {{minutes}} minutes.",

  orderPlacedTitle: "We received your order {{number}}",
  orderPlaced:
    "{{shop}}: thank you, we received your order {{number}}: {{goods}}. You pay in cash when it comes: {{cash}}. Track it: {{origin}}/track",
  orderToPayTitle: "Your order {{number}} waits for your payment",
  orderToPay:
    "{{shop}}: we keep your order {{number}} for you until {{payBy}}: {{goods}}. Please pay {{total}}: {{origin}}/track",
  paymentReceivedTitle: "We received your payment",
  paymentReceived: "{{shop}}: we received {{amount}} for your order {{number}}: {{goods}}. Track it: {{origin}}/track",
  paymentFailedTitle: "Your payment did not go through",
  paymentFailed: "{{shop}}: the payment of your order {{number}} did not go through, so we cancelled it.",
  paymentExpiredTitle: "Your order {{number}} was not paid in time",
  paymentExpired: "{{shop}}: your order {{number}} was not paid in time, so we cancelled it.",
  phoneUnconfirmedTitle: "Your order {{number}} was not confirmed in time",
  phoneUnconfirmed: "{{shop}}: the phone of your order {{number}} was not confirmed in time, so we cancelled it.",
  paymentLateTitle: "We give a payment back to you",
  paymentLate: "{{shop}}: {{amount}} came for your order {{number}} too late or twice. We give the money back to you.",
  refundDoneTitle: "We gave your money back",
  refundDone: "{{shop}}: we gave you {{amount}} back for your order {{number}}.",
  parcelConfirmedTitle: "{{vendor}} confirmed your parcel",
  parcelConfirmed: "{{shop}}: {{vendor}} confirmed your parcel {{parcel}}.",
  parcelPreparingTitle: "{{vendor}} prepares your parcel",
  parcelPreparing: "{{shop}}: {{vendor}} prepares your parcel {{parcel}}.",
  parcelOnTheWayTitle: "Your parcel is on the way",
  parcelOnTheWay:
    "{{shop}}: your parcel {{parcel}} from {{vendor}} is on the way, expected by {{until}}. Track it: {{origin}}/track",
  parcelDeliveredTitle: "Your parcel was delivered",
  parcelDelivered: "{{shop}}: your parcel {{parcel}} from {{vendor}} was delivered. Thank you.",
  parcelCancelledTitle: "Your parcel was cancelled",
  parcelCancelled: "{{shop}}: your parcel {{parcel}} from {{vendor}} was cancelled. See {{origin}}/track",
  parcelCancelledPaidTitle: "Your parcel was cancelled",
  parcelCancelledPaid:
    "{{shop}}: your parcel {{parcel}} from {{vendor}} was cancelled. We give {{amount}} back to you. See {{origin}}/track",
  parcelReturnAskedTitle: "We received your return request",
  parcelReturnAsked: "{{shop}}: {{vendor}} was asked to take your parcel {{parcel}} back.",
  parcelReturnedTitle: "Your parcel was returned",
  parcelReturned: "{{shop}}: {{vendor}} took your parcel {{parcel}} back. We give {{amount}} back to you.",
  parcelReturnRefusedTitle: "Your return was refused",
  parcelReturnRefused: "{{shop}}: {{vendor}} did not take your parcel {{parcel}} back. See {{origin}}/track",
  parcelPromisedTitle: "Your parcel comes on another day",
  parcelPromised: "{{shop}}: your parcel {{parcel}} from {{vendor}} is now expected by {{until}}. See {{origin}}/track",
  goodsCancelledTitle: "Some goods of your parcel were cancelled",
  goodsCancelled:
    "{{shop}}: goods of your parcel {{parcel}} were cancelled (units: {{items}}). It costs {{total}} now. See {{origin}}/track",
  goodsCancelledPaidTitle: "Some goods of your parcel were cancelled",
  goodsCancelledPaid:
    "{{shop}}: goods of your parcel {{parcel}} were cancelled (units: {{items}}). We give {{amount}} back to you. See {{origin}}/track",

  withReceipt: "{{text}} Receipt: {{origin}}{{receipt}}",
  moreGoods: "{{goods}} and {{more}} more",
  unknownBuyer: "a shopper",
  vendorParcelTitle: "New order {{parcel}}",
  vendorParcel:
    "{{shop}}: new order {{parcel}} for {{buyer}}, {{place}}: {{goods}}. It is paid, collect nothing. Due {{by}}. Open: {{origin}}/parcel/{{secret}}",
  vendorParcelCashTitle: "New order {{parcel}}",
  vendorParcelCash:
    "{{shop}}: new order {{parcel}} for {{buyer}}, {{place}}: {{goods}}. Collect {{total}} in cash. Due {{by}}. Open: {{origin}}/parcel/{{secret}}",
  vendorReachTitle: "How your store is reached was changed",
  vendorReach:
    "The phone or e-mail at which {{shop}} tells your store of orders was changed. Not you? Reach us here: {{origin}}/pages/help-center",
  vendorCancelledTitle: "Order {{parcel}} was cancelled",
  vendorCancelled: "{{shop}}: order {{parcel}} was cancelled. Please do not send it.",
  vendorReturnTitle: "Return asked for {{parcel}}",
  vendorReturn:
    "{{shop}}: {{buyer}} wants to return {{parcel}}: {{goods}}. Please answer: {{origin}}/parcel/{{secret}}",
  vendorGoodsCancelledTitle: "Send less in order {{parcel}}",
  vendorGoodsCancelled:
    "{{shop}}: goods of order {{parcel}} were cancelled. Send now: {{goods}}. Value now: {{total}}. Open: {{origin}}/parcel/{{secret}}",

  alertWelcomeTitle: "You follow {{vendor}} now",
  alertWelcome:
    "{{shop}}: we tell you here about new goods of {{vendor}}, at most once a day. Not you, or no more? {{origin}}/alerts/leave?q={{secret}}",
  alertNewsTitle: "New goods of {{vendor}}",
  alertNews:
    "{{shop}}: new goods of {{vendor}}: {{items}}. {{origin}}/vendor-store/{{vendorId}} No more messages: {{origin}}/alerts/leave?q={{secret}}",
  alertStockTitle: "It is back: {{product}}",
  alertStock:
    "{{shop}}: {{product}} is back, {{price}}. {{origin}}/product/default/{{slug}} No more messages: {{origin}}/alerts/leave?q={{secret}}",
  alertPriceTitle: "It costs less now: {{product}}",
  alertPrice:
    "{{shop}}: {{product}} now costs {{price}} instead of {{oldPrice}}. {{origin}}/product/default/{{slug}} No more messages: {{origin}}/alerts/leave?q={{secret}}",
  vendorQuestionTitle: "A question about {{product}}",
  vendorQuestion: "{{shop}}: a shopper has a question about {{product}}. Please answer: {{origin}}/question/{{secret}}",
  questionAnsweredTitle: "Your question was answered",
  questionAnswered: "{{shop}}: your question about {{product}} was answered: {{origin}}/product/default/{{slug}}",
  customOrderFoundTitle: "We found what you asked for",
  customOrderFound:
    "{{shop}}: we found something for your custom order {{number}}. See it: {{origin}}/shop/custom-order",
  customOrderNotFoundTitle: "About your custom order",
  customOrderNotFound:
    "{{shop}}: we did not find what you asked for in custom order {{number}}. Read more: {{origin}}/shop/custom-order",
};

export default messages satisfies Record<
  MessageText | `${MessageText}Title` | "unknownDevice" | "withReceipt" | "moreGoods" | "unknownBuyer",
  string
>;
