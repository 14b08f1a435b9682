import { eventIfChanged, type By } from "../../data/events/operator-events.server.ts";
import { closeDesks, grantRole, revokeRole } from "../../data/desk/staff.server.ts";
import type { StaffRole } from "../../domain/desk/roles.ts";

/** With its event in the same batch. Returns whether anything changed; the last owner cannot be removed. */
export async function changeRole(
  { db, author, now }: By & { db: D1Database },
  { accountId, role, isGiven }: { accountId: number; role: StaffRole; isGiven: boolean },
): Promise<boolean> {
  const change = isGiven ? grantRole(db, accountId, role, now) : revokeRole(db, accountId, role);
  const event = eventIfChanged(db, {
    author,
    action: isGiven ? "staffGranted" : "staffRevoked",
    object: { kind: "account", id: String(accountId) },
    before: isGiven ? {} : { role },
    after: isGiven ? { role } : {},
    now,
  });
  const closed = isGiven ? [] : [closeDesks(db, accountId)];
  const [changed] = await db.batch([change, event, ...closed]);
  return changed!.meta.changes > 0;
}
