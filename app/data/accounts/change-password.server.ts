import { outboxStatement } from "../messages/outbox.server.ts";
import type { AccountProfile } from "./account-profile.server.ts";
import { endSessionStatements } from "./account-sessions.server.ts";

const DAY = 86_400_000;

interface NewPassword {
  account: number;
  profile: AccountProfile;
  passwordHash: string;
  /** The account must still have this password. */
  oldHash: string;
  idHash: string;
  now: number;
}

/**
 * Ends other sessions, links and codes, and informs the owner. Returns false if the account no longer has the old
 * password.
 */
export async function changePassword(
  db: D1Database,
  { account, profile, passwordHash, oldHash, idHash, now }: NewPassword,
  first: D1PreparedStatement[],
): Promise<boolean> {
  const { email, phone, locale } = profile;
  const changed = db.batch([
    ...first,
    db.prepare(CHANGE).bind(account, passwordHash, now, oldHash),
    ...endSessionStatements(db, account, idHash),
    db.prepare("DELETE FROM login_token WHERE account_id = ?1").bind(account),
    db.prepare("DELETE FROM one_time_code WHERE account_id = ?1").bind(account),
    outboxStatement(db, {
      kind: email === null ? "sms" : "mail",
      dedupeKey: `passwordChanged:${account}:${now}`,
      payload: { to: email ?? phone!, locale, text: "passwordChanged" },
      now,
      expiresAt: now + DAY,
    }),
  ]);
  try {
    await changed;
    return true;
  } catch (error) {
    if (String(error).includes("NOT NULL constraint failed: account.password_hash")) return false;
    throw error;
  }
}

// NULL breaks a constraint and so undoes the batch, if another password was set meanwhile.
const CHANGE = `
  UPDATE account SET password_hash = CASE WHEN password_hash = ?4 THEN ?2 END, password_changed_at = ?3 WHERE id = ?1`;
