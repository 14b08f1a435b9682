export type PulseName = "cron" | "queue";

/** delay in ms. */
export async function notePulse(db: D1Database, name: PulseName, at: number, delay: number): Promise<void> {
  await db
    .prepare(
      "INSERT INTO pulse (name, at, delay) VALUES (?1, ?2, ?3) ON CONFLICT (name) DO UPDATE SET at = ?2, delay = ?3 WHERE at < ?2",
    )
    .bind(name, at, Math.max(0, Math.round(delay)))
    .run();
}
