import { dateTimeText } from "../../../app/domain/date-text.ts";
import { formatEtb } from "../../../app/domain/money.ts";
import { parcelNumber } from "../../../app/domain/orders/order-number.ts";
import { commandLine } from "../command-line.ts";
import { PlainError } from "../plain-error.mjs";
import { answerOf, askedShop, type AskedShop } from "./ask-operator.ts";

export const usage = [
  "npm run parcels [-- [--order NUMBER] [--vendor ID] [--before ID]] [--to URL]   the newest 50",
  'npm run parcels -- move NUMBER-POSITION STATE [--reason "TEXT"] [--to URL]',
].join("\n");

export interface ParcelOptions extends AskedShop {
  asked: Record<string, unknown>;
}

interface Listed {
  id: number;
  number: string;
  position: number;
  state: string;
  stateAt: number;
  vendorId: number;
  vendor: string;
  units: number;
  total: number;
  payment: string;
  reason: string;
}

export function readParcelOptions(argv: string[], env: NodeJS.ProcessEnv): ParcelOptions | null {
  const text = { type: "string" } as const;
  const options = { order: text, vendor: text, before: text, reason: text, to: text };
  const { values, positionals } = commandLine(argv, usage, options);
  if (values.help) return null;
  const shop = askedShop(values.to, env);
  const { order, reason = "" } = values;
  const [word, parcel, state, ...more] = positionals;
  if (word === undefined) {
    const numbers = { vendor: number("vendor", values.vendor), before: number("before", values.before) };
    return { ...shop, asked: { operation: "list", order, ...numbers } };
  }
  if (word !== "move" || parcel === undefined || state === undefined || more.length > 0) throw new PlainError(usage);
  return { ...shop, asked: { operation: "move", parcel, state, reason } };
}

export async function runParcels({ asked, ...shop }: ParcelOptions): Promise<string[]> {
  type Answer = { parcels?: Listed[]; state?: string; repeated?: boolean };
  const body = await answerOf<Answer>(shop, "/operator/parcels", asked);
  if (body.parcels) return body.parcels.length > 0 ? body.parcels.map(parcelLine) : ["No parcel matches."];
  return [body.repeated ? `It is ${body.state} already.` : `Now it is ${body.state}.`];
}

function parcelLine(parcel: Listed): string {
  const { id, number, position, state, stateAt, vendorId, vendor, units, total, payment, reason } = parcel;
  const name = parcelNumber(number, position).padEnd(16);
  const why = reason === "" ? "" : ` (${reason})`;
  return `${id}  ${name} ${state} since ${dateTimeText(stateAt, "en")}${why}: ${units} units, ${formatEtb(total)}, ${payment}, ${vendor} (${vendorId})`;
}

function number(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new PlainError(`--${name} needs a whole number.`);
  return Number(text);
}
