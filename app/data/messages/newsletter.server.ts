import type { Locale } from "../../domain/viewer.ts";
import { outboxStatement } from "./outbox.server.ts";

const DAY = 86_400_000;

export interface Subscriber {
  email: string;
  locale: Locale;
  /** Only its hash is stored. */
  secret: string;
  leaveHash: string;
  now: number;
}

/** Specification 2.9. A subscribed address runs the same statements without effect, so that time reveals nothing. */
export async function subscribe(db: D1Database, subscriber: Subscriber): Promise<void> {
  const { email, locale, secret, leaveHash, now } = subscriber;
  const dedupeKey = `newsletterWelcome:${leaveHash}`;
  const payload = { to: email, locale, text: "newsletterWelcome" as const, values: { secret } };
  await db.batch([
    db.prepare(SUBSCRIBE).bind(email, locale, now, leaveHash),
    outboxStatement(db, { kind: "mail", dedupeKey, payload, now, expiresAt: now + 3 * DAY }),
    db.prepare(ONLY_IF_NEW).bind(dedupeKey, leaveHash),
  ]);
}

export async function leaveNewsletter(db: D1Database, leaveHash: string): Promise<void> {
  await db.prepare("DELETE FROM newsletter_subscriber WHERE leave_hash = ?1").bind(leaveHash).run();
}

const SUBSCRIBE = `
  INSERT INTO newsletter_subscriber (email, locale, consented_at, leave_hash) VALUES (?1, ?2, ?3, ?4)
  ON CONFLICT (email) DO NOTHING`;

const ONLY_IF_NEW = `
  DELETE FROM outbox
  WHERE dedupe_key = ?1 AND NOT EXISTS (SELECT 1 FROM newsletter_subscriber WHERE leave_hash = ?2)`;
