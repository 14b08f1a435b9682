import { findProfile } from "../../data/accounts/account-profile.server.ts";
import { findCode } from "../../data/accounts/one-time-codes.server.ts";
import { parseContact, contactText, phoneText } from "../../domain/accounts/contact.ts";
import { useT } from "../../i18n/use-t.tsx";
import { bindings } from "../../request/bindings.server.ts";
import { needed } from "../../request/needed.server.ts";
import { answering } from "../../middleware/page-action.server.ts";
import { sessionContext } from "../../request/session.server.ts";
import { viewerContext } from "../../request/viewer.server.ts";
import { accountAction } from "./account-action.server.ts";
import { AccountPage } from "./account-page.tsx";
import { contactAction } from "./contact-action.server.ts";
import { AddContactForm, ContactCodeForm, RemoveContactForm } from "./contact-forms.tsx";
import { accountTitle, signedIn } from "./account-page.server.ts";
import type { Route } from "./+types/contact";
import { mainFormId } from "../../ui/forms/main-form.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { id } = await signedIn(context, url);
  const { db } = context.get(bindings);
  const { now } = context.get(viewerContext);
  const { idHash: sessionHash } = context.get(sessionContext);
  const [profile, code] = await needed(
    context,
    Promise.all([findProfile(db, id), findCode(db, { purpose: "contact", sessionHash, now })]),
  );
  const waiting = code && code.accountId === id ? parseContact(code.contact) : null;
  return {
    mainForm: mainFormId,
    email: profile?.email ?? null,
    phone: profile?.phone ? phoneText(profile.phone) : null,
    waiting: waiting && contactText(waiting),
    title: accountTitle(context, "account.contact"),
  };
}

export const action = accountAction((tools, _args: Route.ActionArgs) => contactAction(tools));

export const middleware: Route.MiddlewareFunction[] = [answering(action)];

export { personal as headers, unlisted as meta } from "../../http/head/private-page.ts";

export const handle = { texts: "account", hydrates: true };

export default function ContactPage({ loaderData: { email, phone, waiting } }: Route.ComponentProps) {
  const t = useT();
  return (
    <AccountPage heading={t("account.contact")} current="/account/contact">
      <dl className="narrow lines">
        <div className="account-page-row">
          <dt className="strong">{t("account.email")}</dt>
          <dd className="muted">{email ?? t("account.none")}</dd>
        </div>
        <div className="account-page-row">
          <dt className="strong">{t("account.phone")}</dt>
          <dd className="muted">{phone ?? t("account.none")}</dd>
        </div>
      </dl>
      {waiting && <ContactCodeForm contact={waiting} />}
      <AddContactForm username={email ?? phone ?? ""} />
      {email && phone && <RemoveContactForm username={email} />}
    </AccountPage>
  );
}
