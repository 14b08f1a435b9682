import {
  alertLimit,
  readerKey,
  type AlertKind,
  type AlertReader,
  type AlertOfSecret,
  type OwnAlert,
} from "../../domain/messages/alert.ts";
import type { Locale } from "../../domain/languages.ts";
import { translated, nameFor, eitherName } from "../translated.server.ts";

const DAY = 86_400_000;

export interface AlertRequest {
  kind: AlertKind;
  /** Id of the vendor (follow) or the product. */
  targetId: number;
  variantId?: number;
  reader: AlertReader;
  locale: Locale;
  /** Santim; the price to fall below (price alerts only). */
  price: number | null;
  secret: string;
  now: number;
}

/**
 * A guest who follows a vendor gets a link to end the alert, because somebody else may have typed the contact. Returns
 * false beyond 50 alerts.
 */
export async function saveAlert(db: D1Database, request: AlertRequest): Promise<boolean> {
  const { kind, targetId, variantId = 0, reader, locale, price, secret, now } = request;
  const name = readerKey(reader);
  const account = "account" in reader ? reader.account : null;
  const isWelcomed = kind === "follow" && account === null;
  const [added] = await db.batch([
    db.prepare(ADD).bind(kind, targetId, name, account, locale, price, secret, now, alertLimit, variantId),
    ...(isWelcomed ? [db.prepare(WELCOME).bind(secret, now, now + 3 * DAY)] : []),
  ]);
  return added!.meta.changes > 0;
}

export async function findWaitingKinds(
  db: D1Database,
  account: number,
  targets: readonly { kind: AlertKind; targetId: number }[],
): Promise<AlertKind[]> {
  const statement = db.prepare(WAITING_KINDS).bind(`account:${account}`, JSON.stringify(targets));
  const { results } = await statement.all<{ kind: AlertKind }>();
  return results.map(({ kind }) => kind);
}

export async function listAlerts(db: D1Database, account: number): Promise<OwnAlert[]> {
  const { results } = await db.prepare(LIST).bind(account, alertLimit).all<AlertRow>();
  return results.map(({ id, kind, price, notifiedAt, targetId, ...target }) => ({
    ...{ id, kind, price, notifiedAt },
    target: { id: targetId, ...target },
  }));
}

export async function removeAlert(db: D1Database, account: number, id: number): Promise<boolean> {
  const statement = db.prepare("DELETE FROM alert WHERE id = ?2 AND account_id = ?1").bind(account, id);
  return (await statement.run()).meta.changes > 0;
}

export async function removeAlertOfTarget(
  db: D1Database,
  account: number,
  { kind, targetId, variantId = 0 }: Pick<AlertRequest, "kind" | "targetId" | "variantId">,
): Promise<void> {
  const statement = db.prepare(
    "DELETE FROM alert WHERE reader = ?1 AND kind = ?2 AND target_id = ?3 AND variant_id = ?4",
  );
  await statement.bind(`account:${account}`, kind, targetId, variantId).run();
}

export async function findAlertBySecret(db: D1Database, secret: string): Promise<AlertOfSecret | null> {
  const row = await db.prepare(BY_SECRET).bind(secret).first<AlertRow & { locale: Locale }>();
  if (!row) return null;
  const { kind, locale, ...target } = row;
  return { kind, locale, target };
}

export async function removeAlertsBySecret(db: D1Database, secret: string, isAll: boolean): Promise<void> {
  await db
    .prepare(isAll ? REMOVE_ALL : REMOVE_ONE)
    .bind(secret)
    .run();
}

type AlertRow = Omit<OwnAlert, "target"> & Omit<OwnAlert["target"], "id"> & { targetId: number };

// Sent alerts do not count for the limit: they only serve the link in their message.
const ADD = `
  INSERT INTO alert (kind, target_id, reader, account_id, locale, price, leave_secret, created_at, variant_id)
  SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?10
  WHERE (SELECT count(*) FROM alert WHERE reader = ?3 AND notified_at IS NULL) < ?9
    OR EXISTS (SELECT 1 FROM alert WHERE reader = ?3 AND kind = ?1 AND target_id = ?2 AND variant_id = ?10 AND notified_at IS NULL)
  ON CONFLICT (reader, kind, target_id, variant_id) DO UPDATE
  SET price = excluded.price, locale = excluded.locale, notified_at = NULL,
    created_at = CASE WHEN notified_at IS NULL THEN created_at ELSE excluded.created_at END`;

/** Only for a new alert: an older one has another secret. */
const WELCOME = `
  INSERT INTO outbox (kind, dedupe_key, payload, created_at, due_at, expires_at)
  SELECT CASE instr(a.reader, '@') WHEN 0 THEN 'sms' ELSE 'mail' END, 'alertWelcome:' || a.id,
    json_object('to', a.reader, 'locale', a.locale, 'text', 'alertWelcome', 'values', json_object('secret', a.leave_secret,
      'vendor', ${nameFor("v", "a.locale")})),
    ?2, ?2, ?3
  FROM alert a CROSS JOIN vendor v ON v.id = a.target_id WHERE a.leave_secret = ?1
  ON CONFLICT (dedupe_key) DO NOTHING`;

const WAITING_KINDS = `
  SELECT a.kind FROM json_each(?2) w
  CROSS JOIN alert a ON a.reader = ?1 AND a.kind = w.value ->> 'kind' AND a.target_id = w.value ->> 'targetId'
  WHERE a.notified_at IS NULL`;

const NAMES = `
  a.kind, a.target_id AS targetId, ${eitherName("v", "p")}, p.name_slug AS nameSlug, a.variant_id AS variantId, ${translated("w.color")}, w.size
  FROM alert a LEFT JOIN vendor v ON v.id = a.target_id AND a.kind = 'follow'
  LEFT JOIN product p ON p.id = a.target_id AND a.kind <> 'follow'
  LEFT JOIN product_variant w ON w.id = a.variant_id`;

const LIST = `
  SELECT a.id, a.price, a.notified_at AS notifiedAt, ${NAMES}
  WHERE a.account_id = ?1 AND coalesce(v.id, p.id) IS NOT NULL ORDER BY a.id DESC LIMIT ?2`;

const BY_SECRET = `SELECT a.locale, ${NAMES} WHERE a.leave_secret = ?1 AND coalesce(v.id, p.id) IS NOT NULL`;

const REMOVE_ONE = "DELETE FROM alert WHERE leave_secret = ?1";
const REMOVE_ALL = "DELETE FROM alert WHERE reader = (SELECT reader FROM alert WHERE leave_secret = ?1)";
