import type { MessageText } from "../../domain/outbox.ts";

/** What is told outside: mail, SMS and push. {{shop}} and {{origin}} are put in everywhere; an SMS has only the text. */
const messages = {
  newSignInTitle: "New sign-in to your account",
  newSignIn:
    "Somebody signed in to your {{shop}} account: {{device}}. If that was not you, change your password and sign out everywhere.",
  unknownDevice: "a browser that does not say what it is",
  passwordChangedTitle: "Your password was changed",
  passwordChanged:
    "The password of your {{shop}} account was changed. If you did not do that, set a new one: {{origin}}/reset",
  contactChangedTitle: "Your e-mail or phone was changed",
  contactChanged:
    "The e-mail or phone of your {{shop}} account was changed. If you did not do that, tell us: {{origin}}/pages/help-center",
  newsletterWelcomeTitle: "You get our offers by e-mail now",
  newsletterWelcome:
    "This address was given for the offers of {{shop}}. If that was not you, or you want no more of them, leave here: {{origin}}/newsletter/leave?q={{secret}}",
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
  contactTakenTitle: "This contact has an account already",
  contactTaken:
    "Somebody, perhaps you, wanted to add this contact to a {{shop}} account. It belongs to another one already.",
};

export default messages satisfies Record<MessageText | `${MessageText}Title` | "unknownDevice", string>;
