import { parseContact, parsePhone, pastedPhone } from "../accounts/contact.ts";
import { letterCount } from "../content/written-text.ts";
import { cityName } from "../delivery/city-name.ts";
import { cleanLine, cleanLines } from "../feed/feed-text.ts";
import { addressLimit, descriptionLimit, vendorLimit } from "../feed/limits.ts";
import { isLegalField, legalFact, legalFields, legalLimit } from "../legal-facts.ts";
import { holdsTwo } from "../holds-two.ts";
import { httpsMedia } from "../safe-href.ts";
import { isLocale } from "../languages.ts";

export const profileFields = [
  "name",
  "amharicName",
  "phone",
  "email",
  "city",
  "language",
  "description",
  "amharicDescription",
  "logo",
  "banner",
  ...legalFields,
] as const;
export type ProfileField = (typeof profileFields)[number];

/**
 * Checked texts: a mobile number in its stored form, a listed city by its English name, a language of ours or "", logo
 * and banner https or a path of ours.
 */
export type VendorProfile = Record<ProfileField, string>;

export type ProfileProblem = { kind: "missing" | "invalid" | "two" } | { kind: "tooLong"; max: number };
export type ProfileProblems = Partial<Record<ProfileField, ProfileProblem>>;

const limits: Record<ProfileField, number> = {
  ...{ name: vendorLimit, amharicName: vendorLimit, phone: 100, email: 254, city: vendorLimit, language: 2 },
  ...{ description: descriptionLimit, amharicDescription: descriptionLimit, logo: addressLimit, banner: addressLimit },
  ...{ legalName: legalLimit, tin: 20, vatNumber: 20, vatRate: 10, legalAddress: legalLimit },
};

type Checked = { ok: true; profile: Partial<VendorProfile> } | { ok: false; problems: ProfileProblems };

export function checkProfile(typed: Partial<Record<string, string>>): Checked {
  const profile: Partial<VendorProfile> = {};
  const problems: ProfileProblems = {};
  for (const field of profileFields) {
    const given = typed[field];
    if (given === undefined) continue;
    const text = ofLines[field] ? cleanLines(given) : cleanLine(given);
    const problem = refuse(field, text);
    if (problem) problems[field] = problem;
    else profile[field] = storedForm(field, text);
  }
  return Object.keys(problems).length === 0 ? { ok: true, profile } : { ok: false, problems };
}

const ofLines: Partial<Record<ProfileField, true>> = { description: true, amharicDescription: true };

function refuse(field: ProfileField, text: string): ProfileProblem | null {
  if (text === "") return field === "name" ? { kind: "missing" } : null;
  if (letterCount(text) > limits[field]) return { kind: "tooLong", max: limits[field] };
  if (isValid(field, text)) return null;
  return { kind: (field === "phone" || field === "email") && holdsTwo(text) ? "two" : "invalid" };
}

function isValid(field: ProfileField, text: string): boolean {
  if (isLegalField(field)) return legalFact(field, text) !== null;
  switch (field) {
    case "name":
    case "amharicName":
      return /[\p{L}\p{N}]/u.test(text);
    case "phone":
      return parsePhone(text) !== null || /^\+?\d{6,15}$/.test(pastedPhone(text).replace(/[\s().-]/g, ""));
    case "email":
      return parseContact(text)?.kind === "email";
    case "language":
      return isLocale(text);
    case "logo":
    case "banner":
      return /^(https?:\/\/|\/)[^\s"<>\\]+$/.test(text) && httpsMedia(text) !== "";
    default:
      return true;
  }
}

function storedForm(field: ProfileField, text: string): string {
  if (text === "") return "";
  if (isLegalField(field)) return legalFact(field, text)!;
  if (field === "phone") return parsePhone(text) ?? pastedPhone(text);
  if (field === "email") return parseContact(text)!.value;
  if (field === "city") return cityName(text, "en");
  return field === "logo" || field === "banner" ? httpsMedia(text) : text;
}

/** A delivery needs a contact (mobile number, e-mail, or the vendor's system) and a city. */
export function missingForDelivery({
  smsTo,
  email,
  hasSystem,
  isCityKnown,
}: {
  smsTo: string | null;
  email: string;
  hasSystem: boolean;
  isCityKnown: boolean;
}): ("phone" | "city")[] {
  const isReached = smsTo !== null || email !== "" || hasSystem;
  return [...(isReached ? [] : (["phone"] as const)), ...(isCityKnown ? [] : (["city"] as const))];
}
