import { takeTry } from "../request/count-try.server.ts";
import { findAccount } from "../data/accounts/accounts.server.ts";
import { isProofStale } from "../data/accounts/sign-in.server.ts";
import { contactLimit, parseContact } from "../domain/accounts/contact.ts";
import { wishlistPath } from "../domain/wishlist/wishlist.ts";
import { verifyPassword } from "../http/secrets/password.server.ts";
import { useT } from "../i18n/use-t.tsx";
import { type ActionTools, confirmed } from "../request/action-context.server.ts";
import { pageTools } from "../request/page-tools.server.ts";
import { fieldsWithTwoValues } from "../shared/forms/only-one.ts";
import { reasonOf } from "../shared/sign-in/ask-to-sign-in.server.ts";
import { completeSignIn, readSentTarget } from "../shared/sign-in/complete-sign-in.server.ts";
import { deviceOfContact } from "../shared/sign-in/known-device.server.ts";
import { signInTargetOf } from "../shared/sign-in/sign-in-page.server.ts";
import { SignInFrame } from "../shared/sign-in/sign-in-page.tsx";
import { SignInTargetFields } from "../ui/forms/sign-in-target-fields.tsx";
import { SignInFields } from "../ui/forms/sign-in-fields.tsx";
import { useProblem } from "../ui/root-data.ts";
import type { Route } from "./+types/sign-in";
import { mainFormId } from "../ui/forms/main-form.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { t, title } = pageTools(context);
  const target = signInTargetOf(context, url);
  const toWishlist = target.next === wishlistPath ? t("signIn.reasonOwnWishlist") : null;
  const reason = (await reasonOf(context, target.intention, "signIn")) ?? toWishlist;
  return { target, reason, mainForm: mainFormId, title: title("signIn.title") };
}

/**
 * Specification 2.9: every allowed try costs one account query and one hash. A wrong contact and a wrong password get
 * the same refusal; a missing password and two contacts in one field are named. A device that signed in before has its
 * own tries, for one more query.
 */
export const action = confirmed(async (tools) => {
  const { db, submission } = tools;
  const { fields, repeated } = submission;
  const typed = (fields.get("contact") ?? "").slice(0, contactLimit + 1);
  const contact = repeated.has("contact") ? null : parseContact(typed);
  const password = fields.get("password") ?? "";
  const device = await deviceOfContact(tools, contact);
  const triedBy = { contact: contact?.value ?? typed, device };
  // Throws when no tries are left; the statement returns the try in the batch of a successful sign-in.
  const returnTry = await takeTry(tools, "signIn", triedBy, "accountActions.signInTooMany");
  const account = await findAccount(db, contact);
  const isRight = await verifyPassword(password, account?.passwordHash ?? null);
  if (!account || !isRight || repeated.has("password"))
    return refuseSignIn(tools, password === "", contact ? "" : typed);
  const afterwards = { ...readSentTarget(tools), first: [returnTry], passwordHash: account.passwordHash };
  try {
    return await completeSignIn(tools, account, afterwards);
  } catch (error) {
    // The password was changed since it was checked.
    if (isProofStale(error)) return refuseSignIn(tools, false, "");
    throw error;
  }
});

/** `unread`: the typed text if it is not a contact; it may hold two. */
function refuseSignIn({ t, refuse, typedValues }: ActionTools, isMissing: boolean, unread: string): Response {
  const doubled = fieldsWithTwoValues(new Map([["contact", unread]]), ["contact"], t);
  return refuse({
    fields: { ...doubled, ...(isMissing && { password: t("accountActions.passwordMissing") }) },
    values: typedValues(),
    form: isMissing || doubled ? null : t("accountActions.signInFailed"),
  });
}

export { personal as headers, unlisted as meta } from "../http/head/private-page.ts";

export const handle = { texts: "signIn", hydrates: true };

export default function SignInPage({ loaderData: { target, reason } }: Route.ComponentProps) {
  const t = useT();
  const problem = useProblem();
  return (
    <SignInFrame heading={t("header.signIn")} text={reason}>
      <form id={mainFormId} method="post" action="/sign-in">
        <SignInTargetFields target={target} />
        <SignInFields target={target} problem={problem} />
      </form>
    </SignInFrame>
  );
}
