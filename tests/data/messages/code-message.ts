import { outboxStatement } from "../../../app/data/messages/outbox.server.ts";
import { NOW } from "../small-catalogue.ts";

export function codeMessage(db: D1Database, code: string, now: number): D1PreparedStatement {
  return outboxStatement(db, {
    kind: "sms",
    dedupeKey: code,
    payload: { to: "+251911000000", locale: "en", text: "registerCode", values: { code, minutes: 10 } },
    now,
    expiresAt: NOW + 600_000,
  });
}
