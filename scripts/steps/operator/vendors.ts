import type { DeskVendor } from "../../../app/data/vendors/desk-vendors.server.ts";
import { phoneText } from "../../../app/domain/accounts/phone.ts";
import { parseDate } from "../../../app/domain/calendar/calendar.ts";
import type { VendorRow } from "../../../app/domain/vendors/vendor-file.ts";
import { missingForDelivery, type ProfileField, profileFields } from "../../../app/domain/vendors/vendor-profile.ts";
import { commandLine } from "../command-line.ts";
import { localDay } from "../local-time.ts";
import { PlainError } from "../plain-error.mjs";
import { answerOf, askedShop, type AskedShop } from "./ask-operator.ts";
import { loadVendors, vendorRows } from "./vendor-file.ts";

export const usage = [
  "npm run vendors [-- --json] [--to URL]                  everybody who sells, the newest first",
  "npm run vendors -- load FILE.csv [--to URL]             name, amharic_name, phone, email, city, language, description, logo ...",
  'npm run vendors -- change ID_OR_NAME [--phone 09...] [--email A@B] [--city "Adama"] [--name ...] [--amharic-name ...]',
  "    [--language en|am] [--description ...] [--amharic-description ...] [--logo URL] [--banner URL]",
  '    [--verified yes|no] [--hide "REASON"] [--show] [--closed-until 2026-12-31|open] [--to URL]',
].join("\n");

const text = { type: "string" } as const;
const flag = { type: "boolean" } as const;
const known = {
  ...{ name: text, "amharic-name": text, phone: text, email: text, city: text, language: text, description: text },
  ...{ "amharic-description": text, logo: text, banner: text, verified: text, hide: text, show: flag },
  ...{ "closed-until": text, json: flag, to: text },
} as const;

type Change = { operation: "change"; vendor: number | string; profile: Partial<Record<ProfileField, string>> } & {
  [Name in "verified" | "hidden"]?: boolean;
} & { closedUntil?: number | null; reason?: string };

export interface VendorOptions {
  shop: AskedShop;
  asked: { operation: "list"; isJson: boolean } | { operation: "load"; file: string; rows: VendorRow[] } | Change;
}

export async function readVendorOptions(argv: string[], env: NodeJS.ProcessEnv): Promise<VendorOptions | null> {
  const { values, positionals } = commandLine(argv, usage, known);
  if (values.help) return null;
  const shop = askedShop(values.to, env);
  const [word, what, ...more] = positionals;
  if (word === undefined) return { shop, asked: { operation: "list", isJson: values.json ?? false } };
  if (what === undefined || more.length > 0 || !["load", "change"].includes(word)) throw new PlainError(usage);
  if (word === "load") return { shop, asked: { operation: "load", file: what, rows: await vendorRows(what) } };
  const profile: Change["profile"] = {};
  for (const field of profileFields) {
    const typed = values[field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) as "name"];
    if (typed !== undefined) profile[field] = typed;
  }
  const vendor = /^[1-9]\d{0,14}$/.test(what) ? Number(what) : what;
  const asked: Change = { operation: "change", vendor, profile, ...readStates(values) };
  if (Object.keys(profile).length === 0 && Object.keys(asked).length === 3) throw new PlainError(usage);
  return { shop, asked };
}

interface States {
  verified?: string | undefined;
  hide?: string | undefined;
  show?: boolean | undefined;
  "closed-until"?: string | undefined;
}

function readStates({ verified, hide, show, "closed-until": closed }: States) {
  if (verified !== undefined && verified !== "yes" && verified !== "no")
    throw new PlainError("--verified is yes or no.");
  if (hide !== undefined && show) throw new PlainError("--hide and --show are two things.");
  if (hide === "") throw new PlainError('--hide needs a reason: --hide "Sells what is not allowed".');
  return {
    ...(verified !== undefined && { verified: verified === "yes" }),
    ...(hide !== undefined && { hidden: true, reason: hide }),
    ...(show && { hidden: false }),
    ...(closed !== undefined && { closedUntil: closed === "open" ? null : dayAfter(closed) }),
  };
}

/** UTC ms of midnight after a day in Addis Ababa. */
function dayAfter(day: string): number {
  const time = parseDate(day);
  if (time === null) throw new PlainError("--closed-until needs a day such as 2026-12-31, or open.");
  return time + 86_400_000;
}

export async function runVendors({ shop, asked }: VendorOptions): Promise<string[]> {
  if (asked.operation === "load") return loadVendors(shop, asked.file, asked.rows);
  if (asked.operation === "change") {
    type Answer = { vendor: DeskVendor; repeated?: boolean };
    const { vendor, repeated } = await answerOf<Answer>(shop, "/operator/vendors", asked);
    return [...(repeated ? ["It is so already."] : []), vendorLine(vendor)];
  }
  const vendors = await listAll(shop);
  if (asked.isJson) return [JSON.stringify(vendors)];
  return vendors.length > 0 ? vendors.map(vendorLine) : ["Nobody sells here yet: import a feed."];
}

async function listAll(shop: AskedShop): Promise<DeskVendor[]> {
  const all: DeskVendor[] = [];
  for (let before: number | undefined; ;) {
    const { vendors } = await answerOf<{ vendors: DeskVendor[] }>(shop, "/operator/vendors", {
      operation: "list",
      before,
    });
    all.push(...vendors);
    before = vendors.at(-1)?.id;
    if (before === undefined) return all;
  }
}

function vendorLine(vendor: DeskVendor): string {
  const { id, name, amharicName, phone, email, city, hiddenAt, verifiedAt, closedUntil, products, unconfirmed } =
    vendor;
  const missing = missingForDelivery(vendor);
  const facts = [
    [phone && phoneText(phone), email].filter(Boolean).join(", ") || "no phone, no e-mail",
    missing.includes("city") ? `${city}?` : city,
    `${products} products`,
    ...(unconfirmed > 0 ? [`${unconfirmed} orders not confirmed`] : []),
    ...(vendor.hasSystem ? ["told by its own system"] : []),
    ...(missing.includes("phone") ? ["NOBODY CAN REACH IT"] : []),
    ...(verifiedAt === null ? [] : ["verified"]),
    ...(hiddenAt === null ? [] : ["hidden"]),
    ...(closedUntil === null ? [] : [`closed until ${localDay(closedUntil - 1)}`]),
  ];
  return `${String(id).padStart(5)}  ${[name, amharicName].filter(Boolean).join(" / ")}: ${facts.join("; ")}`;
}
