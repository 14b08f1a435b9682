import { parsePhone } from "../accounts/contact.ts";
import { letterCount, nameLimit, writtenText } from "../content/written-text.ts";
import { isRegion } from "../delivery/regions.ts";
import { followSubCity, storedSubCity } from "../delivery/sub-cities.ts";
import { holdsTwo } from "../holds-two.ts";

/** Code points by field (security-and-faults.md 6); a phone as it may be pasted. */
const limits = {
  name: nameLimit,
  phone: 100,
  region: 40,
  city: 100,
  subCity: 100,
  woreda: 100,
  landmark: 300,
} as const;

export type Address = Record<keyof typeof limits, string>;

export interface OwnAddress extends Address {
  id: string;
  isDefault: boolean;
}

/** two: several phone numbers or e-mails in one field. */
export type AddressProblem = { kind: "missing" | "invalid" | "two" } | { kind: "tooLong"; max: number };

export const addressFields = Object.keys(limits) as (keyof Address)[];

const required = new Set<keyof Address>(["name", "phone", "region", "city"]);

type Checked = { ok: true; address: Address } | { ok: false; problems: Partial<Record<keyof Address, AddressProblem>> };

/** Without a sub-city or a landmark the address cannot be found: that is a problem of the sub-city. */
export function checkAddress(typed: Partial<Record<string, string>>): Checked {
  const address = {} as Address;
  const problems: Partial<Record<keyof Address, AddressProblem>> = {};
  const written: Partial<Record<string, string>> = { ...typed, subCity: followSubCity(typed) };
  for (const field of addressFields) {
    const text = writtenText(written[field] ?? "");
    const problem = refuse(field, text);
    if (problem) problems[field] = problem;
    else address[field] = field === "phone" ? parsePhone(text)! : text;
  }
  if (address.subCity === "" && address.landmark === "") problems.subCity = { kind: "missing" };
  if (address.subCity && address.city) address.subCity = storedSubCity(address.city, address.subCity);
  return Object.keys(problems).length === 0 ? { ok: true, address } : { ok: false, problems };
}

function refuse(field: keyof Address, text: string): AddressProblem | null {
  if (text === "") return required.has(field) ? { kind: "missing" } : null;
  if (letterCount(text) > limits[field]) return { kind: "tooLong", max: limits[field] };
  if (field === "phone" && parsePhone(text) === null) return { kind: holdsTwo(text) ? "two" : "invalid" };
  return field === "region" && !isRegion(text) ? { kind: "invalid" } : null;
}
