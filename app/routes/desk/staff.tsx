import { z } from "zod";
import { findAccount } from "../../data/accounts/accounts.server.ts";
import { listStaff } from "../../data/desk/staff.server.ts";
import { contactText, parseContact, storedContact } from "../../domain/accounts/contact.ts";
import { staffRoles } from "../../domain/desk/roles.ts";
import { useT } from "../../i18n/use-t.tsx";
import { changeRole } from "../../shared/desk/change-role.server.ts";
import { byIntent, deskDecision, type Decision, deskId } from "../../shared/desk/desk-fields.server.ts";
import { deskLoader } from "../../shared/desk/desk.server.ts";
import { DeskDecision, optionsOf } from "../../shared/desk/desk-decision.tsx";
import { DeskList, DeskRow, MomentText } from "../../shared/desk/desk-parts.tsx";
import { refusedSentence } from "../../shared/forms/only-one.ts";
import { OwnWords } from "../../ui/own-words.tsx";
import type { Route } from "./+types/staff";

export const loader = deskLoader(async ({ db }) => ({
  staff: await listStaff(db),
}));

const fields = byIntent({
  grant: { contact: z.string(), role: z.enum(staffRoles) },
  revoke: { account: deskId, role: z.enum(staffRoles) },
});

export const action = deskDecision(fields, async (asked, tools): Promise<Decision> => {
  const { db, t } = tools;
  const role = t(`desk.role_${asked.role}`);
  if (asked.intent === "grant") {
    const contact = parseContact(asked.contact);
    const account = contact && (await findAccount(db, contact));
    if (!account) return { faults: { contact: refusedSentence(asked.contact, "desk.staffUnknown", t) } };
    await changeRole(tools, { accountId: account.id, role: asked.role, isGiven: true });
    return { done: t("desk.staffGranted", { name: account.name || asked.contact, role }) };
  }
  const person = (await listStaff(db)).find(({ accountId }) => accountId === asked.account);
  if (!person?.roles.includes(asked.role)) return "unknown";
  const isTaken = await changeRole(tools, { accountId: asked.account, role: asked.role, isGiven: false });
  return isTaken
    ? { done: t("desk.staffRevoked", { name: person.name, role }) }
    : { faults: { "": t("desk.staffLast") } };
});

export default function StaffPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  return (
    <>
      <p className="desk-text">{t("desk.staffText")}</p>
      <DeskList list={loaderData.staff}>
        {({ accountId: account, name, phone, email, roles, openedAt }) => {
          const contact = contactText(storedContact({ phone, email }));
          const opened = openedAt ? (
            <MomentText text="desk.staffOpened" at={{ date: openedAt }} />
          ) : (
            t("desk.staffNone")
          );
          return (
            <DeskRow
              name={<OwnWords text={name || contact} />}
              lines={[contact, opened]}
              buttons={staffRoles
                .filter((role) => roles.includes(role))
                .map((role) => (
                  <DeskDecision
                    key={role}
                    {...{ intent: "revoke", mark: { account, role } }}
                    button={t("desk.staffRevoke", { role: t(`desk.role_${role}`) })}
                    of={name || contact}
                  />
                ))}
            />
          );
        }}
      </DeskList>
      <h2>{t("desk.staffAdd")}</h2>
      <DeskDecision
        {...{ intent: "grant", button: t("desk.staffGrant"), look: "primary" }}
        fields={[
          { name: "contact", label: t("desk.staffContact"), hint: t("desk.staffContactHint") },
          {
            ...{ name: "role", label: t("deskEvents.fact_role"), defaultValue: "orders" },
            options: optionsOf(staffRoles, (role) => t(`desk.role_${role}`)),
          },
        ]}
      />
    </>
  );
}
