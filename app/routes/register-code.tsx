import { z } from "zod";
import { createAccount } from "../data/accounts/accounts.server.ts";
import { spendCode } from "../data/accounts/one-time-codes.server.ts";
import { parseContact } from "../domain/accounts/contact.ts";
import { useT } from "../i18n/use-t.tsx";
import { confirmed } from "../request/action-context.server.ts";
import { completeSignIn, readSentTarget } from "../shared/sign-in/complete-sign-in.server.ts";
import { checkCode, sendCodeAgain, refuseSpentCode, wrongCode } from "../shared/sign-in/one-time-codes.server.ts";
import { codePage } from "../shared/sign-in/sign-in-page.server.ts";
import { CodeForm } from "../shared/sign-in/sign-in-page.tsx";
import type { Route } from "./+types/register-code";
import { locales } from "../domain/languages.ts";

export const loader = ({ context, url }: Route.LoaderArgs) =>
  codePage(context, url, { purpose: "register", title: "signIn.codeTitle" });

const pendingFields = z.object({ name: z.string(), passwordHash: z.string(), locale: z.enum(locales) });

export const action = confirmed(async (tools) => {
  const { db, session, now, submission, t } = tools;
  if (submission.fields.has("again")) return sendCodeAgain(tools, "register");
  const code = await checkCode(tools, "register");
  const { name, passwordHash, locale } = pendingFields.parse(code.pending);
  const contact = parseContact(code.contact)!;
  const spend = spendCode(db, { purpose: "register", sessionHash: session.idHash, now }, code.codeHash);
  const { owner } = session;
  const account = { name, contact, passwordHash, locale, owner, now };
  const created = await createAccount(db, account, [spend]).catch(refuseSpentCode(tools));
  // Another account has the contact: the sentence of a wrong code, so that nobody learns who is registered.
  if (created === null) return wrongCode(tools);
  const { id, joinedOrders } = created;
  const ordersText = joinedOrders > 0 ? ` ${t("accountActions.ordersJoined", { count: joinedOrders })}` : "";
  return completeSignIn(
    tools,
    { id, name },
    { ...readSentTarget(tools), text: t("accountActions.registered") + ordersText },
  );
});

export { personal as headers, unlisted as meta } from "../http/head/private-page.ts";

export const handle = { texts: "signIn", hydrates: true };

export default function RegisterCodePage({ loaderData: { target, contact } }: Route.ComponentProps) {
  const t = useT();
  return (
    <CodeForm
      heading={t("signIn.codeHeading")}
      contact={contact}
      target={target}
      button={t("signIn.codeButton")}
      begin="/register"
    />
  );
}
