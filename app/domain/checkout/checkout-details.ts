import { parseContact } from "../accounts/contact.ts";
import { letterCount, writtenText } from "../content/written-text.ts";
import { addressFields, checkAddress, type Address, type AddressProblem } from "./address.ts";
import { regionOfCity } from "../delivery/delivery-fees.ts";
import { holdsTwo } from "../holds-two.ts";

/** Code points (security-and-faults.md 6). */
const noteLimit = 500;

export interface CheckoutDetails extends Address {
  email: string | null;
  note: string;
}

export type DetailField = keyof CheckoutDetails;

export const detailFields: readonly DetailField[] = [...addressFields, "email", "note"];

type DetailProblems = Partial<Record<DetailField, AddressProblem>>;

type Checked = { ok: true; details: CheckoutDetails } | { ok: false; problems: DetailProblems };

export function checkDetails(typed: Partial<Record<string, string>>): Checked {
  const address = checkAddress({ ...typed, region: followCity(typed) });
  const email = writtenText(typed.email ?? "");
  const contact = email === "" ? null : parseContact(email);
  const note = writtenText(typed.note ?? "");
  const problems: DetailProblems = address.ok ? {} : { ...address.problems };
  if (email !== "" && contact?.kind !== "email") problems.email = { kind: holdsTwo(email) ? "two" : "invalid" };
  if (letterCount(note) > noteLimit) problems.note = { kind: "tooLong", max: noteLimit };
  if (!address.ok || Object.keys(problems).length > 0) return { ok: false, problems };
  return { ok: true, details: { ...address.address, email: contact?.value ?? null, note } };
}

/** A listed city sets its region when none is chosen, and when only the city was changed (`cityWas`, `regionWas`). */
export function followCity(typed: Partial<Record<string, string>>): string {
  const region = writtenText(typed.region ?? "");
  const city = writtenText(typed.city ?? "");
  const known = regionOfCity(city);
  if (known === null) return region;
  const isUnchanged = region === typed.regionWas && city !== typed.cityWas;
  return region === "" || isUnchanged ? known : region;
}

export function detailValues(details: CheckoutDetails): Record<DetailField, string> {
  return { ...details, email: details.email ?? "" };
}
