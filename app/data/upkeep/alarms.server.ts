import type { Ailment } from "../../domain/upkeep/health.ts";

export interface Alarm extends Ailment {
  since: number;
  isOver: boolean;
}

/**
 * Stores the current faults, and returns the alarms to send: faults that are `patience` ms old, and those that ended.
 */
export async function noteAlarms(
  db: D1Database,
  wrong: readonly Ailment[],
  { now, patience }: { now: number; patience: number },
): Promise<Alarm[]> {
  const rows = JSON.stringify(wrong);
  const answers = await db.batch<Alarm>([
    db.prepare(BEGUN).bind(rows, now),
    db.prepare(FORGOTTEN).bind(rows),
    db.prepare(OVER).bind(rows, now),
    db.prepare(TO_SEND).bind(now - patience),
  ]);
  return answers.at(-1)!.results.map((alarm) => ({ ...alarm, isOver: Boolean(alarm.isOver) }));
}

export async function markAlarmSent(db: D1Database, { name, isOver }: Alarm, now: number): Promise<void> {
  const sent = db.prepare("UPDATE alarm SET notified_at = ?2 WHERE name = ?1").bind(name, now);
  await (isOver ? db.prepare("DELETE FROM alarm WHERE name = ?1 AND over_at IS NOT NULL").bind(name) : sent).run();
}

const WRONG = "(SELECT value ->> 'name' FROM json_each(?1))";

const BEGUN = `
  INSERT INTO alarm (name, text, since) SELECT value ->> 'name', value ->> 'text', ?2 FROM json_each(?1) WHERE true
  ON CONFLICT (name) DO UPDATE SET over_at = NULL`;

const FORGOTTEN = `DELETE FROM alarm WHERE notified_at IS NULL AND name NOT IN ${WRONG}`;
const OVER = `UPDATE alarm SET over_at = ?2 WHERE over_at IS NULL AND name NOT IN ${WRONG}`;
const TO_SEND = `
  SELECT name, text, since, over_at IS NOT NULL AS isOver FROM alarm
  WHERE over_at IS NOT NULL OR (notified_at IS NULL AND since <= ?1) ORDER BY since, name`;
