import { commandLine } from "../steps/command-line.ts";
import { PlainError } from "../steps/plain-error.mjs";
import { type PartName, partNames } from "./part-names.ts";

const MOST_MINUTES = 240;

export const attackUsage = `npm run attack -- [PART ...] [--minutes 20] [--seed N] [--shop http://localhost:PORT] [--old COMMIT] [--only NAME]
Parts: ${partNames.join(", ")}; without a name all of them but mutants, which builds the shop
anew with faults in it and lasts a quarter of an hour.`;

export interface AttackOptions {
  parts: readonly PartName[];
  minutes: number;
  seed: number;
  shop: string | null;
  old: string | null;
  only: string | undefined;
}

export function readAttackOptions(argv: string[], today = new Date()): AttackOptions | null {
  const text = { type: "string" } as const;
  const { values, positionals } = commandLine(argv, attackUsage, {
    minutes: text,
    seed: text,
    shop: text,
    old: text,
    only: text,
  });
  if (values.help) return null;
  const unknown = positionals.find((name) => !partNames.includes(name as PartName));
  if (unknown !== undefined) throw new PlainError(`There is no part "${unknown}": they are ${partNames.join(", ")}.`);
  const shop = values.shop === undefined ? null : loopback(values.shop);
  const chosen = partNames.filter((name) => positionals.includes(name));
  const parts = chosen.length > 0 ? chosen : shop ? FROM_OUTSIDE : USUAL;
  const inside = shop && parts.find((name) => !FROM_OUTSIDE.includes(name));
  if (inside)
    throw new PlainError(`"${inside}" looks into the database: it attacks a shop of its own, without --shop.`);
  return {
    parts,
    minutes: whole("--minutes", values.minutes ?? "20", MOST_MINUTES),
    seed: whole("--seed", values.seed ?? String(today.getUTCDay() + 1), 2 ** 31 - 1),
    shop,
    old: values.old ?? null,
    only: values.only,
  };
}

const USUAL = partNames.filter((name) => name !== "mutants");

const FROM_OUTSIDE: readonly PartName[] = ["fuzz"];

/** Throws unless it is this machine. */
function loopback(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  const isOurs = url?.protocol === "http:" && ["localhost", "127.0.0.1", "[::1]"].includes(url.hostname);
  if (!url || !isOurs || url.username || url.password)
    throw new PlainError(`The campaign attacks this machine alone (http://localhost:PORT), not "${address}".`);
  return url.origin;
}

function whole(name: string, text: string, most: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= 1 && number <= most) return number;
  throw new PlainError(`${name} must be a whole number from 1 to ${most}, not "${text}".`);
}
