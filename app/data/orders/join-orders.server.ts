import type { Contact } from "../../domain/accounts/contact.ts";
import { INSERT_EVENT } from "../events/operator-events.server.ts";

interface Confirmed {
  contact: Contact;
  /** The owner that confirms the phone: its session's orders come with the sign-in. */
  owner: string;
  now: number;
}

const DAY = 86_400_000;
const joinDays = 90;

/**
 * Gives guest orders to the account whose phone the same batch has just confirmed. The last statement returns a row for
 * each (decision 90). The browser that ordered can still open them.
 */
export function joinOrders(db: D1Database, { contact, owner, now }: Confirmed): D1PreparedStatement[] {
  if (contact.kind !== "phone") return [];
  return [EVENT, SIGHT, JOIN].map((sql) => db.prepare(sql).bind(contact.value, owner, now, now - joinDays * DAY));
}

const JOINING = `
  SELECT o.id FROM shop_order o CROSS JOIN payment y ON y.order_id = o.id
  WHERE o.phone = ?1 AND o.owner GLOB 'session:*' AND o.owner <> ?2 AND o.placed_at > ?4
    AND ?3 >= o.placed_at AND (y.pay_by IS NULL OR y.state = 'paid')`;

const EVENT = `${INSERT_EVENT}
  SELECT ?3, 'cron', '', '', 'orderJoined', 'order', number, '{}', json_object('account', (SELECT id FROM account WHERE phone = ?1)), ''
  FROM shop_order WHERE id IN (${JOINING})`;

const SIGHT = `
  INSERT INTO order_viewer (public_id, owner, added_at) SELECT public_id, owner, ?3 FROM shop_order WHERE id IN (${JOINING})
  ON CONFLICT (public_id, owner) DO NOTHING`;

const JOIN = `
  UPDATE shop_order SET owner = 'account:' || (SELECT id FROM account WHERE phone = ?1) WHERE id IN (${JOINING})
  RETURNING id`;
