import type { AlertKind } from "../../domain/messages/alert.ts";
import { eventStatement, type By } from "../events/operator-events.server.ts";
import { byLocale, type Locale } from "../../domain/languages.ts";
import type { Translated } from "../../domain/translated.ts";
import { countsOf } from "../desk/today-counts.server.ts";
import { eitherName } from "../translated.server.ts";
import { outboxStatement } from "./outbox.server.ts";

export const readersCounted = 10_000;
const PORTION = 5_000;

export async function countReaders(db: D1Database) {
  return (await db.prepare(countsOf(COUNTED, readersCounted)).first<Record<keyof typeof COUNTED, number>>())!;
}

const alertsOf = (kind: AlertKind) => `SELECT 1 FROM alert WHERE kind = '${kind}' AND notified_at IS NULL`;
const COUNTED = {
  ...byLocale((locale) => `SELECT 1 FROM newsletter_subscriber WHERE locale = '${locale}'`),
  ...{ follow: alertsOf("follow"), stock: alertsOf("stock"), price: alertsOf("price") },
};

/** Its reader is never listed. */
export interface WaitingAlert extends Translated<"name", string | null> {
  id: number;
  kind: AlertKind;
  targetId: number;
  price: number | null;
  createdAt: number;
}

export async function listWaitingAlerts(db: D1Database, { before, limit }: { before: number | null; limit: number }) {
  const statement = db.prepare(ALERTS).bind(before ?? Number.MAX_SAFE_INTEGER, limit);
  return (await statement.all<WaitingAlert>()).results;
}

export interface NewsletterReader {
  email: string;
  locale: Locale;
  consentedAt: number;
}

/** The export is an event with the number of readers. */
export async function exportNewsletter(db: D1Database, { author, now }: By) {
  const readers: NewsletterReader[] = [];
  for (let after = ""; ;) {
    const { results } = await db.prepare(READERS).bind(after, PORTION).all<NewsletterReader>();
    readers.push(...results);
    if (results.length < PORTION) break;
    after = results.at(-1)!.email;
  }
  const object = { kind: "readers", id: "newsletter" } as const;
  const facts = { before: {}, after: { rows: readers.length } };
  await eventStatement(db, { author, action: "readersExported", object, ...facts, now }).run();
  return readers;
}

const ALERTS = `
  SELECT a.id, a.kind, a.target_id AS targetId, ${eitherName("v", "p")}, a.price, a.created_at AS createdAt
  FROM alert a LEFT JOIN vendor v ON v.id = a.target_id AND a.kind = 'follow'
  LEFT JOIN product p ON p.id = a.target_id AND a.kind <> 'follow' AND p.retired_at IS NULL
  WHERE a.id < ?1 AND a.notified_at IS NULL ORDER BY a.id DESC LIMIT ?2`;

const READERS = `
  SELECT email, locale, consented_at AS consentedAt FROM newsletter_subscriber WHERE email > ?1 ORDER BY email LIMIT ?2`;

const DAY = 86_400_000;

interface Subscriber {
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
