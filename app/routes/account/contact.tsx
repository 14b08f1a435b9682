import type { ReactNode } from "react";
import { findProfile } from "../../data/accounts/account-profile.server.ts";
import { findCode } from "../../data/accounts/one-time-codes.server.ts";
import { parseContact, contactText, phoneText } from "../../domain/accounts/contact.ts";
import { useT } from "../../i18n/use-t.tsx";
import { PostForm } from "../../ui/forms/post-form.tsx";
import { accountAction } from "./account-action.server.ts";
import { accountLoader } from "./account-page.server.ts";
import { AccountPage } from "./account-page.tsx";
import { contactAction } from "./contact-action.server.ts";
import { mainFormId } from "../../ui/forms/main-form.ts";
import { PasswordField, Username } from "../../ui/forms/password-field.tsx";
import { SelectField } from "../../ui/forms/select-field.tsx";
import { useProblem } from "../../ui/root-data.ts";
import { TextField } from "../../ui/forms/text-field.tsx";
import type { Route } from "./+types/contact";

export const loader = accountLoader("account.contact", async ({ db, id, now, session }) => {
  const [profile, code] = await Promise.all([
    findProfile(db, id),
    findCode(db, { purpose: "contact", sessionHash: session.idHash, now }),
  ]);
  const waiting = code && code.accountId === id ? parseContact(code.contact) : null;
  return {
    mainForm: mainFormId,
    email: profile?.email ?? null,
    phone: profile?.phone ? phoneText(profile.phone) : null,
    waiting: waiting && contactText(waiting),
  };
});

export const action = accountAction((tools) => contactAction(tools));

export { personal as headers, unlisted as meta } from "../../http/head/private-page.ts";

export const handle = { texts: "account", hydrates: true };

export default function ContactPage({ loaderData: { email, phone, waiting } }: Route.ComponentProps) {
  const t = useT();
  return (
    <AccountPage current="/account/contact">
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

function AddContactForm({ username }: { username: string }) {
  const t = useT();
  return (
    <ContactForm heading={t("account.contactNew")} hint={t("account.contactNewHint")} intent="send" id={mainFormId}>
      <Username value={username} />
      <TextField name="contact" label={t("account.contactField")} required />
      <Password intent="send" />
      <button className="button button-primary">{t("account.sendCode")}</button>
    </ContactForm>
  );
}

function ContactCodeForm({ contact }: { contact: string }) {
  const t = useT();
  return (
    <ContactForm heading={t("account.codeSent")} hint={t("account.codeSentHint", { contact })} intent="confirm">
      <TextField
        name="code"
        label={t("account.code")}
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="done"
        required
      />
      <button className="button button-primary">{t("account.confirmCode")}</button>
    </ContactForm>
  );
}

function RemoveContactForm({ username }: { username: string }) {
  const t = useT();
  return (
    <ContactForm heading={t("account.removeContact")} hint={t("account.removeContactHint")} intent="remove">
      <Username value={username} />
      <SelectField
        name="kind"
        label={t("account.removeWhich")}
        required
        defaultValue="email"
        options={[
          { value: "email", text: t("account.email") },
          { value: "phone", text: t("account.phone") },
        ]}
      />
      <Password intent="remove" />
      <button className="button button-outline">{t("account.remove")}</button>
    </ContactForm>
  );
}

interface ContactFormProps {
  heading: string;
  hint: string;
  intent: string;
  id?: string;
  children: ReactNode;
}

function ContactForm({ heading, hint, intent, id, children }: ContactFormProps) {
  return (
    <>
      <h2>{heading}</h2>
      <p className="soft narrow">{hint}</p>
      <PostForm className="form" id={id} action="/account/contact">
        <input type="hidden" name="intent" value={intent} />
        {children}
      </PostForm>
    </>
  );
}

/** The error summary links to "password", so only the refused form has this id. */
function Password({ intent }: { intent: string }) {
  const t = useT();
  const problem = useProblem();
  const isRefused = problem?.values.intent === intent;
  return (
    <PasswordField
      id={isRefused ? "password" : `${intent}-password`}
      name="password"
      label={t("account.passwordAsk")}
      error={isRefused ? problem.fields.password : null}
    />
  );
}
