import { useT } from "../../i18n/use-t.tsx";
import { ReturnTo, Xsrf } from "../../ui/forms/form-fields.tsx";
import { mainFormId } from "../../ui/forms/main-form.ts";
import { PasswordField, Username } from "../../ui/forms/password-field.tsx";
import { SelectField } from "../../ui/forms/select-field.tsx";
import { useProblem, type ShownProblem } from "../../ui/shell.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";

const action = "/account/contact";

function useOwnProblem(intent: string): ShownProblem | null {
  const problem = useProblem();
  return problem?.values.intent === intent ? problem : null;
}

export function AddContactForm({ username }: { username: string }) {
  const t = useT();
  const problem = useOwnProblem("send");
  return (
    <>
      <h2>{t("account.contactNew")}</h2>
      <p className="soft narrow">{t("account.contactNewHint")}</p>
      <form className="form" id={mainFormId} method="post" action={action}>
        <ReturnTo />
        <Xsrf />
        <input type="hidden" name="intent" value="send" />
        <Username value={username} />
        <TextField
          name="contact"
          label={t("account.contactField")}
          autoComplete="off"
          required
          defaultValue={problem?.values.contact}
          error={problem?.fields.contact}
        />
        <Password intent="send" />
        <button className="button button-primary">{t("account.sendCode")}</button>
      </form>
    </>
  );
}

export function ContactCodeForm({ contact }: { contact: string }) {
  const t = useT();
  const problem = useOwnProblem("confirm");
  return (
    <>
      <h2>{t("account.codeSent")}</h2>
      <p className="soft narrow">{t("account.codeSentHint", { contact })}</p>
      <form className="form" method="post" action={action}>
        <ReturnTo />
        <Xsrf />
        <input type="hidden" name="intent" value="confirm" />
        <TextField
          name="code"
          label={t("account.code")}
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="done"
          required
          error={problem?.fields.code}
        />
        <button className="button button-primary">{t("account.confirmCode")}</button>
      </form>
    </>
  );
}

export function RemoveContactForm({ username }: { username: string }) {
  const t = useT();
  const problem = useOwnProblem("remove");
  return (
    <>
      <h2>{t("account.removeContact")}</h2>
      <p className="soft narrow">{t("account.removeContactHint")}</p>
      <form className="form" method="post" action={action}>
        <ReturnTo />
        <Xsrf />
        <input type="hidden" name="intent" value="remove" />
        <Username value={username} />
        <SelectField
          name="kind"
          label={t("account.removeWhich")}
          required
          defaultValue={problem?.values.kind ?? "email"}
          options={[
            { value: "email", text: t("account.email") },
            { value: "phone", text: t("account.phone") },
          ]}
        />
        <Password intent="remove" />
        <button className="button button-outline">{t("account.remove")}</button>
      </form>
    </>
  );
}

/** The error summary links to "password", so only the refused form has this id. */
function Password({ intent }: { intent: string }) {
  const t = useT();
  const problem = useOwnProblem(intent);
  return (
    <PasswordField
      id={problem ? "password" : `${intent}-password`}
      name="password"
      label={t("account.passwordAsk")}
      autoComplete="current-password"
      required
      error={problem?.fields.password}
    />
  );
}
