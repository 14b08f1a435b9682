import type { PortalKey } from "../../../app/data/portal/portal-keys.server.ts";
import { commandLine } from "../command-line.ts";
import { localTime } from "../local-time.ts";
import { PlainError } from "../plain-error.mjs";
import { answerOf, askedShop, type AskedShop } from "./ask-operator.ts";

export const usage = [
  "npm run portal-keys [-- --json] [--to URL]   the keys of vendors' systems",
  "npm run portal-keys -- make VENDOR [--endpoint URL] [--replace] [--to URL]",
  "npm run portal-keys -- endpoint VENDOR URL|none [--to URL]",
  "npm run portal-keys -- end VENDOR [--to URL]",
].join("\n");

const known = {
  endpoint: { type: "string" },
  replace: { type: "boolean" },
  json: { type: "boolean" },
  to: { type: "string" },
} as const;

type Operation = "list" | "make" | "endpoint" | "end";

export interface PortalKeyOptions extends AskedShop {
  asked: { operation: Operation; vendor?: number; endpoint?: string | null; replaces?: boolean };
  isJson: boolean;
}

export function readPortalKeyOptions(argv: string[], env: NodeJS.ProcessEnv): PortalKeyOptions | null {
  const { values, positionals } = commandLine(argv, usage, known);
  if (values.help) return null;
  const [word, vendor, address, ...more] = positionals;
  const rest = { isJson: values.json ?? false, ...askedShop(values.to, env) };
  if (word === undefined) return { asked: { operation: "list" }, ...rest };
  if (!/^[1-9]\d{0,14}$/.test(vendor ?? "")) {
    throw new PlainError(`Name a vendor by its number, as in /vendor-store/12:\n${usage}`);
  }
  const operation = (["make", "endpoint", "end"] as const).find((one) => one === word) ?? null;
  const isWhole = (address !== undefined) === (operation === "endpoint") && more.length === 0;
  if (operation === null || !isWhole) throw new PlainError(usage);
  const common = { operation, vendor: Number(vendor) } as const;
  if (operation === "make") {
    return { asked: { ...common, endpoint: values.endpoint ?? null, replaces: values.replace ?? false }, ...rest };
  }
  return {
    asked: operation === "end" ? common : { ...common, endpoint: address === "none" ? null : address },
    ...rest,
  };
}

export async function runPortalKeys({ asked, isJson, ...shop }: PortalKeyOptions): Promise<string[]> {
  if (asked.operation === "list") {
    const keys = await allKeys(shop);
    if (isJson) return [JSON.stringify(keys)];
    return keys.length > 0 ? keys.map(keyLine) : ["No vendor's system has a key yet."];
  }
  const { key, secret } = await answerOf<{ key?: string; secret?: string }>(shop, "/operator/portal-keys", asked);
  if (asked.operation === "make") {
    return [`Key:    ${key}`, `Secret: ${secret}`, "The secret is shown this once: hand it to the vendor."];
  }
  if (asked.operation === "end") return ["The key is ended: nothing that it signs is taken any more."];
  return [asked.endpoint ? `Events go to ${asked.endpoint} now.` : "Events go nowhere now."];
}

async function allKeys(shop: AskedShop): Promise<PortalKey[]> {
  const all: PortalKey[] = [];
  for (;;) {
    const asked = { operation: "list", after: all.at(-1)?.vendorId ?? 0 };
    const { keys } = await answerOf<{ keys: PortalKey[] }>(shop, "/operator/portal-keys", asked);
    if (keys.length === 0) return all;
    all.push(...keys);
  }
}

function keyLine({ key, vendorId, vendor, endpoint, madeAt, dead }: PortalKey): string {
  const where = endpoint ?? "asks by itself";
  const lost = dead > 0 ? `; ${dead} events nobody took (npm run portal-events -- --vendor ${vendorId})` : "";
  return `${key}  ${vendor} (${vendorId}), since ${localTime(madeAt)}: ${where}${lost}`;
}
