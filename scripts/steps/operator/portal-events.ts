import type { DeadEvent } from "../../../app/data/portal/portal-events.server.ts";
import { commandOptions } from "../command-line.ts";
import { localTime } from "../local-time.ts";
import { PlainError } from "../plain-error.mjs";
import { answerOf, askedShop, type AskedShop } from "./ask-operator.ts";

export const usage = [
  "npm run portal-events [-- [--vendor ID] [--before ID] [--json]] [--to URL]   the newest 50 that nobody took",
  "npm run portal-events -- --replay ID [--to URL]",
].join("\n");

const known = {
  vendor: { type: "string" },
  before: { type: "string" },
  replay: { type: "string" },
  json: { type: "boolean" },
  to: { type: "string" },
} as const;

export interface PortalEventOptions extends AskedShop {
  asked: { operation: "list"; vendor?: number; before?: number } | { operation: "replay"; event: number };
  isJson: boolean;
}

export function readPortalEventOptions(argv: string[], env: NodeJS.ProcessEnv): PortalEventOptions | null {
  const { help, vendor, before, replay, json: isJson = false, to } = commandOptions(argv, usage, known);
  if (help) return null;
  const shop = askedShop(to, env);
  const event = number("replay", replay);
  if (event !== undefined) return { asked: { operation: "replay", event }, isJson, ...shop };
  const asked = { operation: "list", vendor: number("vendor", vendor), before: number("before", before) } as const;
  return { asked, isJson, ...shop };
}

export async function runPortalEvents({ asked, isJson, ...shop }: PortalEventOptions): Promise<string[]> {
  const { events = [] } = await answerOf<{ events?: DeadEvent[] }>(shop, "/operator/portal-events", asked);
  if (asked.operation === "replay") return [`Event ${asked.event} is on its way again.`];
  if (isJson) return [JSON.stringify(events)];
  return events.length > 0 ? events.map(eventLine) : ["Every event was taken."];
}

function eventLine({ id, vendor, type, parcel, at, problem }: DeadEvent): string {
  return `${id}  ${type} ${parcel} of ${localTime(at)}, vendor ${vendor}: ${problem}`;
}

function number(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new PlainError(`--${name} needs a whole number.`);
  return Number(text);
}
