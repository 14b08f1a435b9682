import type { OutboxPayload } from "../../app/domain/messages/outbox.ts";
import { readRows } from "./test-database.ts";

type Message = OutboxPayload & { kind: string; to: string };

/** The outbox, the oldest first; of one text, where it is named. */
export async function messages(text?: string): Promise<Message[]> {
  const rows = await readRows<{ kind: string; payload: string }>("SELECT kind, payload FROM outbox ORDER BY id");
  const all = rows.map(({ kind, payload }) => ({ ...(JSON.parse(payload) as Message), kind }));
  return text === undefined ? all : all.filter((one) => one.text === text);
}
