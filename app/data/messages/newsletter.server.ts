import type { Locale } from "../../domain/viewer.ts";
import { within } from "../deadline.server.ts";
import { outboxStatement } from "./outbox.server.ts";

const WRITE_MS = 5_000;
const DAY = 86_400_000;

/** Somebody who asked for the newsletter. */
export interface Subscriber {
  /** In its stored form (domain/accounts/contact). */
  email: string;
  locale: Locale;
  /** Of the link in the mail; stored only as its hash. */
  secret: string;
  leaveHash: string;
  /** UTC ms: when they agreed. */
  now: number;
}

/**
 * Keeps who is to get the newsletter (specification 2.9) and sends them the link to leave, in one batch; afterwards call
 * `callOutbox`. For who gets it already nothing changes and nothing is sent, by the same three statements.
 */
export async function subscribe(db: D1Database, subscriber: Subscriber): Promise<void> {
  const { email, locale, secret, leaveHash, now } = subscriber;
  const dedupeKey = `newsletterWelcome:${leaveHash}`;
  const payload = { to: email, locale, text: "newsletterWelcome" as const, values: { secret } };
  await within(
    WRITE_MS,
    db.batch([
      db.prepare(SUBSCRIBE).bind(email, locale, now, leaveHash),
      outboxStatement(db, { kind: "mail", dedupeKey, payload, now, expiresAt: now + 3 * DAY }),
      db.prepare(ONLY_IF_NEW).bind(dedupeKey, leaveHash),
    ]),
  );
}

/** Forgets who was sent the link with this secret; nothing for one that is unknown or was used. */
export async function leaveNewsletter(db: D1Database, leaveHash: string): Promise<void> {
  await within(WRITE_MS, db.prepare("DELETE FROM newsletter_subscriber WHERE leave_hash = ?1").bind(leaveHash).run());
}

const SUBSCRIBE = `
  INSERT INTO newsletter_subscriber (email, locale, consented_at, leave_hash) VALUES (?1, ?2, ?3, ?4)
  ON CONFLICT (email) DO NOTHING`;

const ONLY_IF_NEW = `
  DELETE FROM outbox
  WHERE dedupe_key = ?1 AND NOT EXISTS (SELECT 1 FROM newsletter_subscriber WHERE leave_hash = ?2)`;
