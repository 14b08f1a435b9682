import { within } from "../deadline.server.ts";
import { outboxStatement } from "../messages/outbox.server.ts";
import type { Profile } from "./account-profile.server.ts";
import { endSessionStatements } from "./account-sessions.server.ts";

const WRITE_MS = 5_000;
const DAY = 86_400_000;

interface NewPassword {
  account: number;
  /** Whom to tell, and in which language. */
  profile: Profile;
  passwordHash: string;
  /** Stored form of the old one, which was checked: the account must still have it. */
  oldHash: string;
  /** Of the session that stays. */
  idHash: string;
  /** UTC ms. */
  now: number;
}

/**
 * Gives an account a new password, together with `first` or not at all: its other sessions, sign-in links and codes end,
 * and its owner is told by mail, else by SMS. Returns false, and changes nothing, where the old password is the account's no
 * longer. Afterwards call `callOutbox`.
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
    await within(WRITE_MS, changed);
    return true;
  } catch (error) {
    if (String(error).includes("NOT NULL constraint failed: account.password_hash")) return false;
    throw error;
  }
}

// None at all, and so no batch, where another one was set since the old one was checked.
const CHANGE = `
  UPDATE account SET password_hash = CASE WHEN password_hash = ?4 THEN ?2 END, password_changed_at = ?3 WHERE id = ?1`;
