import { DESK_MS, type StaffRole } from "../../domain/desk/roles.ts";

interface StaffRow {
  accountId: number;
  name: string;
  phone: string | null;
  email: string | null;
  /** JSON. */
  roles: string;
}

/** isOpen: this session proved its second factor recently. */
export type Staff = NonNullable<Awaited<ReturnType<typeof findStaff>>>;

export async function findStaff(
  db: D1Database,
  { accountId, sessionHash, now }: { accountId: number; sessionHash: string; now: number },
) {
  const row = await db
    .prepare(FIND)
    .bind(accountId, sessionHash, now - DESK_MS)
    .first<StaffRow & { isOpen: number }>();
  const roles = row ? (JSON.parse(row.roles) as StaffRole[]) : [];
  return row && roles.length > 0 ? { ...row, roles, isOpen: row.isOpen === 1 } : null;
}

export function openDesk(db: D1Database, sessionHash: string, now: number): D1PreparedStatement {
  return db.prepare(OPEN_DESK).bind(sessionHash, now);
}

/** Once the statement before it took a role: given again, it asks for the code again. */
export function closeDesks(db: D1Database, accountId: number): D1PreparedStatement {
  return db.prepare(CLOSE_DESKS).bind(accountId);
}

export async function listStaff(db: D1Database) {
  const { results } = await db.prepare(LIST).all<StaffRow & { openedAt: number | null }>();
  return results.map((row) => ({ ...row, roles: JSON.parse(row.roles) as StaffRole[] }));
}

export function grantRole(db: D1Database, accountId: number, role: StaffRole, now: number): D1PreparedStatement {
  return db.prepare(GRANT).bind(accountId, role, now);
}

/** Refuses for the last owner: nobody could appoint another. */
export function revokeRole(db: D1Database, accountId: number, role: StaffRole): D1PreparedStatement {
  return db.prepare(REVOKE).bind(accountId, role);
}

const ROLES = "(SELECT json_group_array(role) FROM staff WHERE account_id = a.id)";

const FIND = `
  SELECT a.id AS accountId, a.name, a.phone, a.email, ${ROLES} AS roles,
    EXISTS (SELECT 1 FROM desk_session WHERE session_hash = ?2 AND opened_at > ?3) AS isOpen
  FROM account a WHERE a.id = ?1`;

const LIST = `
  SELECT a.id AS accountId, a.name, a.phone, a.email, ${ROLES} AS roles,
    (SELECT max(d.opened_at) FROM session s JOIN desk_session d ON d.session_hash = s.id_hash WHERE s.account_id = a.id) AS openedAt
  FROM account a WHERE a.id IN (SELECT account_id FROM staff) ORDER BY a.name, a.id`;

const OPEN_DESK = `
  INSERT INTO desk_session (session_hash, opened_at) VALUES (?1, ?2)
  ON CONFLICT (session_hash) DO UPDATE SET opened_at = excluded.opened_at`;

const CLOSE_DESKS = `
  DELETE FROM desk_session WHERE changes() > 0
  AND session_hash IN (SELECT id_hash FROM session WHERE account_id = ?1)`;

const GRANT = `
  INSERT INTO staff (account_id, role, granted_at) SELECT id, ?2, ?3 FROM account WHERE id = ?1
  ON CONFLICT (account_id, role) DO NOTHING`;

const REVOKE = `
  DELETE FROM staff WHERE account_id = ?1 AND role = ?2
  AND (?2 <> 'owner' OR EXISTS (SELECT 1 FROM staff WHERE role = 'owner' AND account_id <> ?1))`;
