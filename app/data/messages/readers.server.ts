import type { EventAuthor } from "../../domain/desk/operator-event.ts";
import type { AlertKind } from "../../domain/messages/alert.ts";
import type { Locale } from "../../domain/viewer.ts";
import { eventStatement } from "../events/operator-events.server.ts";

export const readersCounted = 10_000;
const PORTION = 5_000;

export interface ReaderCounts {
  newsletter: Record<Locale, number>;
  alerts: Record<AlertKind, number>;
}

export async function countReaders(db: D1Database): Promise<ReaderCounts> {
  const ofLanguage = (locale: Locale) => db.prepare(COUNT_LANGUAGE).bind(locale, readersCounted + 1);
  const ofKind = (kind: AlertKind) => db.prepare(COUNT_KIND).bind(kind, readersCounted + 1);
  const asked = [ofLanguage("en"), ofLanguage("am"), ofKind("follow"), ofKind("stock"), ofKind("price")];
  const answers = await db.batch<{ count: number }>(asked);
  const [en = 0, am = 0, follow = 0, stock = 0, price = 0] = answers.map(({ results }) => results[0]!.count);
  return { newsletter: { en, am }, alerts: { follow, stock, price } };
}

/** Its reader is never listed. */
export interface WaitingAlert {
  id: number;
  kind: AlertKind;
  targetId: number;
  name: string | null;
  nameAm: string | null;
  price: number | null;
  createdAt: number;
}

export async function listWaitingAlerts(
  db: D1Database,
  { before, limit }: { before: number | null; limit: number },
): Promise<WaitingAlert[]> {
  const statement = db.prepare(ALERTS).bind(before ?? Number.MAX_SAFE_INTEGER, limit);
  return (await statement.all<WaitingAlert>()).results;
}

export interface NewsletterReader {
  email: string;
  locale: Locale;
  consentedAt: number;
}

/** The export is an event with the number of readers. */
export async function exportNewsletter(
  db: D1Database,
  { author, now }: { author: EventAuthor; now: number },
): Promise<NewsletterReader[]> {
  const readers: NewsletterReader[] = [];
  for (let after = ""; ;) {
    const { results } = await db.prepare(READERS).bind(after, PORTION).all<NewsletterReader>();
    readers.push(...results);
    if (results.length < PORTION) break;
    after = results.at(-1)!.email;
  }
  const object = { kind: "readers", id: "newsletter" } as const;
  const facts = { before: {}, after: { rows: readers.length } };
  await eventStatement(db, { author, action: "readersExported", object, ...facts, at: now }).run();
  return readers;
}

const COUNT_LANGUAGE = `
  SELECT count(*) AS count FROM (SELECT 1 FROM newsletter_subscriber WHERE locale = ?1 LIMIT ?2)`;
const COUNT_KIND = `
  SELECT count(*) AS count FROM (SELECT 1 FROM alert WHERE kind = ?1 AND told_at IS NULL LIMIT ?2)`;

const ALERTS = `
  SELECT a.id, a.kind, a.target_id AS targetId, coalesce(v.name, p.name) AS name,
    coalesce(v.amharic_name, p.name_am) AS nameAm, a.price, a.created_at AS createdAt
  FROM alert a LEFT JOIN vendor v ON v.id = a.target_id AND a.kind = 'follow'
  LEFT JOIN product p ON p.id = a.target_id AND a.kind <> 'follow' AND p.retired_at IS NULL
  WHERE a.id < ?1 AND a.told_at IS NULL ORDER BY a.id DESC LIMIT ?2`;

const READERS = `
  SELECT email, locale, consented_at AS consentedAt FROM newsletter_subscriber WHERE email > ?1 ORDER BY email LIMIT ?2`;
