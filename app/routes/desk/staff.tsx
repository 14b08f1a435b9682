import { z } from "zod";
import { findAccount } from "../../data/accounts/accounts.server.ts";
import { listStaff } from "../../data/desk/staff.server.ts";
import { contactText, parseContact, storedContact } from "../../domain/accounts/contact.ts";
import { momentView } from "../../domain/date-view.ts";
import { type StaffRole, staffRoles } from "../../domain/desk/roles.ts";
import { parseFields } from "../../http/forms/fields.server.ts";
import { replyDone, replyProblem } from "../../http/forms/reply.server.ts";
import { personal, unlisted } from "../../http/head/private-page.ts";
import { useT } from "../../i18n/use-t.tsx";
import { answering } from "../../middleware/page-action.server.ts";
import { bindings } from "../../request/bindings.server.ts";
import { needed } from "../../request/needed.server.ts";
import { viewerContext } from "../../request/viewer.server.ts";
import { changeRole } from "../../shared/desk/change-role.server.ts";
import { desk, deskAction, deskFrame, unknownObject } from "../../shared/desk/desk.server.ts";
import { DeskForm, DeskPage } from "../../shared/desk/desk-page.tsx";
import { refusedSentence } from "../../shared/forms/only-one.ts";
import { DatedText } from "../../ui/date-text.tsx";
import { SelectField } from "../../ui/forms/select-field.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";
import { useProblem } from "../../ui/shell.tsx";
import { OwnWords } from "../../ui/own-words.tsx";
import type { Route } from "./+types/staff";

export async function loader({ context }: Route.LoaderArgs) {
  const { now, locale } = context.get(viewerContext);
  const staff = await needed(context, listStaff(context.get(bindings).db));
  return {
    ...deskFrame(context, "/desk/staff", "desk.staff"),
    staff: staff.map(({ accountId, name, phone, email, roles, openedAt }) => ({
      accountId,
      name: name || contactText(storedContact({ phone, email })),
      contact: contactText(storedContact({ phone, email })),
      roles: staffRoles.filter((role) => roles.includes(role)),
      opened: openedAt === null ? null : momentView(openedAt, locale, now),
    })),
  };
}

const fields = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("grant"), contact: z.string(), role: z.enum(staffRoles) }),
  z.object({ intent: z.literal("revoke"), account: z.string().regex(/^[1-9]\d{0,15}$/), role: z.enum(staffRoles) }),
]);

export const action = deskAction(async (tools, _args: Route.ActionArgs) => {
  const { db, submission, where, t } = tools;
  const parsed = parseFields(submission, fields);
  if (!parsed.ok) return replyProblem(where, { fields: {}, values: parsed.values, form: t("actions.checkFields") });
  const asked = parsed.value;
  const role = t(`desk.role_${asked.role}`);
  if (asked.intent === "grant") {
    const contact = parseContact(asked.contact);
    const account = contact && (await findAccount(db, contact));
    if (!account) {
      return replyProblem(where, {
        fields: { contact: refusedSentence(asked.contact, "desk.staffUnknown", t) },
        values: { contact: asked.contact, role: asked.role },
        form: null,
      });
    }
    await changeRole(tools, { accountId: account.id, role: asked.role, isGiven: true });
    return replyDone(where, {
      kind: "done",
      text: t("desk.staffGranted", { name: account.name || asked.contact, role }),
    });
  }
  const accountId = Number(asked.account);
  const person = (await listStaff(db)).find((one) => one.accountId === accountId);
  if (!person?.roles.includes(asked.role)) return unknownObject(tools);
  if (!(await changeRole(tools, { accountId, role: asked.role, isGiven: false }))) {
    return replyProblem(where, { fields: {}, values: {}, form: t("desk.staffLast") });
  }
  return replyDone(where, { kind: "done", text: t("desk.staffRevoked", { name: person.name, role }) });
});

export const middleware: Route.MiddlewareFunction[] = [desk, answering(action)];
export const headers = personal;
export const meta = unlisted;
export { deskLinks as links } from "../../shared/desk/desk-styles.ts";

export default function StaffPage({ loaderData: { frame, staff } }: Route.ComponentProps) {
  const t = useT();
  const problem = useProblem();
  const roleName = (role: StaffRole) => t(`desk.role_${role}`);
  return (
    <DeskPage frame={frame} heading={t("desk.staff")}>
      <p className="desk-text">{t("desk.staffText")}</p>
      <ul className="desk-rows" role="list">
        {staff.map(({ accountId, name, contact, roles, opened }) => (
          <li key={accountId} className="desk-row">
            <div className="desk-row-main">
              <p className="desk-row-name">
                <OwnWords text={name} />
              </p>
              <p className="desk-row-more">{contact}</p>
              <p className="desk-row-more">
                {opened ? <DatedText text="desk.staffOpened" dates={{ date: opened }} /> : t("desk.staffNone")}
              </p>
            </div>
            <div className="desk-row-ways desk-line">
              {roles.map((role) => (
                <DeskForm key={role} action="/desk/staff" className="desk-line-form">
                  <input type="hidden" name="account" value={accountId} />
                  <input type="hidden" name="role" value={role} />
                  <button className="button button-outline" name="intent" value="revoke">
                    {t("desk.staffRevoke", { role: roleName(role) })}
                    <span className="visually-hidden"> {name}</span>
                  </button>
                </DeskForm>
              ))}
            </div>
          </li>
        ))}
      </ul>
      <h2>{t("desk.staffAdd")}</h2>
      <DeskForm action="/desk/staff">
        <TextField
          name="contact"
          label={t("desk.staffContact")}
          hint={t("desk.staffContactHint")}
          autoComplete="off"
          required
          defaultValue={problem?.values.contact ?? ""}
          error={problem?.fields.contact}
        />
        <SelectField
          name="role"
          label={t("desk.staffRole")}
          required
          defaultValue={problem?.values.role ?? "orders"}
          options={staffRoles.map((value) => ({ value, text: roleName(value) }))}
        />
        <button className="button button-primary" name="intent" value="grant">
          {t("desk.staffGrant")}
        </button>
      </DeskForm>
    </DeskPage>
  );
}
