import { z } from "zod";
import { findAccount } from "../../data/accounts/accounts.server.ts";
import { listStaff } from "../../data/desk/staff.server.ts";
import { parseContact } from "../../domain/accounts/contact.ts";
import { staffRoles } from "../../domain/desk/roles.ts";
import { changeRole } from "../../shared/desk/change-role.server.ts";
import { json, problemAnswer, operatorAction } from "../../shared/operator/operator-answer.server.ts";

const person = { contact: z.string().max(300), role: z.enum(staffRoles) };

const schema = z.discriminatedUnion("operation", [
  z.object({ operation: z.literal("list") }),
  z.object({ operation: z.literal("grant"), ...person }),
  z.object({ operation: z.literal("revoke"), ...person }),
]);

export { onlyPost as loader } from "../../shared/operator/operator-answer.server.ts";

const away = "Not confirmed; send the same again.";
const route = { name: "staff", schema, away } as const;

export const action = operatorAction(route, async (asked, by) => {
  const { db } = by;
  if (asked.operation === "list") return json(200, { staff: await listStaff(db) });
  const contact = parseContact(asked.contact);
  const account = contact && (await findAccount(db, contact));
  if (!account) return problemAnswer(404, "contact: nobody has an account with it");
  const isGiven = asked.operation === "grant";
  const isChanged = await changeRole(by, { accountId: account.id, role: asked.role, isGiven });
  if (!isChanged && !isGiven && asked.role === "owner") return problemAnswer(409, "The last owner stays one.");
  return json(200, { ok: true, ...(!isChanged && { repeated: true }) });
});
