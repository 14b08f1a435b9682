import type { LastMessage } from "../../../app/data/messages/outbox.server.ts";
import type { OutboxPayload } from "../../../app/domain/messages/outbox.ts";
import type { PortalEventPayload } from "../../../app/domain/portal/portal-event.ts";
import { renderMessage } from "../../../app/outbound/message.ts";
import { localTime } from "../local-time.ts";

export function messageLines(messages: readonly LastMessage[], origin: string): string[] {
  return messages.map((message) => messageLine(message, origin));
}

function messageLine({ kind, state, payload, createdAt, problem }: LastMessage, origin: string): string {
  const head = `${localTime(createdAt)}  ${kind.padEnd(4)}  ${state}`;
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
