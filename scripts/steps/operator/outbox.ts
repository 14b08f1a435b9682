import type { OutboxKind, OutboxPayload } from "../../../app/domain/messages/outbox.ts";
import type { PortalEventPayload } from "../../../app/domain/portal/portal-event.ts";
import { renderMessage } from "../../../app/outbound/message.ts";
import { localTime } from "../local-time.ts";
import { PlainError } from "../plain-error.mjs";

interface Row {
  kind: OutboxKind;
  state: string;
  payload: string;
  createdAt: number;
  problem: string | null;
}

/** The last messages of a local outbox, oldest first, as a reader would have got them: time, to whom, title, text. */
export async function outboxLines(db: D1Database, limit: number, origin: string): Promise<string[]> {
  const { results } = await db
    .prepare(
      "SELECT kind, state, payload, created_at AS createdAt, problem FROM outbox ORDER BY created_at DESC, id DESC LIMIT ?",
    )
    .bind(limit)
    .all<Row>()
    .catch((error: Error) => {
      if (!error.message.includes("no such table")) throw error;
      throw new PlainError("There is no outbox yet: run npm start once, it brings the database up to date.");
    });
  return results.reverse().map((row) => messageLine(row, origin));
}

function messageLine({ kind, state, payload, createdAt, problem }: Row, origin: string): string {
  const head = `${localTime(createdAt)}  ${kind.padEnd(4)}  ${state}`;
  // Of what was sent or given up nothing is kept.
  if (payload === "{}") return problem ? `${head}: ${problem}` : head;
  if (kind === "event") return eventLine(head, JSON.parse(payload) as PortalEventPayload, problem);
  const message = JSON.parse(payload) as OutboxPayload;
  const to = "to" in message ? message.to : `the browsers of account ${message.account}`;
  const rendered = renderMessage(message, origin);
  const why = state === "waiting" && problem ? ` (${problem})` : "";
  return `${head}${why}  to ${to}\n    ${rendered?.title ?? message.text}\n    ${rendered?.text ?? ""}\n`;
}

function eventLine(head: string, { vendor, type, parcel }: PortalEventPayload, problem: string | null): string {
  return `${head}${problem ? ` (${problem})` : ""}  to the system of vendor ${vendor}: ${type} ${parcel}\n`;
}
