import { z } from "zod";
import { findAccount } from "../../data/accounts/accounts.server.ts";
import { isAway } from "../../data/deadline.server.ts";
import { listStaff } from "../../data/desk/staff.server.ts";
import { parseContact } from "../../domain/accounts/contact.ts";
import { staffRoles } from "../../domain/desk/roles.ts";
import { bodyLimitOf } from "../../http/exempt-routes.ts";
import { logEvent } from "../../http/log.server.ts";
import { bindings } from "../../request/bindings.server.ts";
import { changeRole } from "../../shared/desk/change-role.server.ts";
import {
  firstIssue,
  json,
  operatorAuthor,
  problemAnswer,
  readOperatorRequest,
} from "../../shared/operator/operator-answer.server.ts";
import type { Route } from "./+types/staff";

const person = { contact: z.string().max(300), role: z.enum(staffRoles) };

const schema = z.discriminatedUnion("operation", [
  z.object({ operation: z.literal("list") }),
  z.object({ operation: z.literal("grant"), ...person }),
  z.object({ operation: z.literal("revoke"), ...person }),
]);

export function loader() {
  return problemAnswer(405, "Send a POST.", { Allow: "POST" });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, operatorToken, clock } = context.get(bindings);
  const sent = await readOperatorRequest(request, operatorToken, bodyLimitOf("/operator/staff"));
  if (sent instanceof Response) return sent;
  const parsed = schema.safeParse(sent.body);
  if (!parsed.success) return problemAnswer(422, firstIssue(parsed.error));
  const asked = parsed.data;
  try {
    if (asked.operation === "list") return json(200, { staff: await listStaff(db) });
    const contact = parseContact(asked.contact);
    const account = contact && (await findAccount(db, contact));
    if (!account) return problemAnswer(404, "contact: nobody has an account with it");
    const isGiven = asked.operation === "grant";
    const by = { db, author: operatorAuthor(request), now: clock() };
    const isChanged = await changeRole(by, { accountId: account.id, role: asked.role, isGiven });
    if (!isChanged && !isGiven && asked.role === "owner") return problemAnswer(409, "The last owner stays one.");
    return json(200, { ok: true, ...(!isChanged && { repeated: true }) });
  } catch (error) {
    if (!isAway(error)) throw error;
    logEvent("staff", error);
    return problemAnswer(503, "Not confirmed; send the same again.", { "Retry-After": "2" });
  }
}
