import { parsePhone } from "../accounts/contact.ts";
import { parseDate } from "../calendar/calendar.ts";
import { letterCount, writtenText } from "../content/written-text.ts";
import { holdsTwo } from "../holds-two.ts";
import { menuParentSlugs } from "../menu-parents.ts";
import { pastedLine } from "../pasted-line.ts";
import { safeHref } from "../safe-href.ts";

/** Code points by field (security-and-faults.md 6). */
export const customOrderLimits = { what: 500, category: 40, quantity: 10, targetPrice: 20, neededBy: 10 } as const;
const otherLimits = { link: 300, phone: 100, city: 100 } as const;
const limits = { ...customOrderLimits, ...otherLimits };

const customOrderMost = 9_999;
/** Santim: a hundred million birr. */
const mostSantim = 10_000_000_000;
const DAY = 86_400_000;
/** Two years ahead, in ms. */
export const latestNeed = 730 * DAY;

/** A validated request to find a product (specification 2.1). */
export interface CustomOrderAsk {
  what: string;
  category: string;
  quantity: number;
  /** For all pieces together. */
  targetPrice: number | null;
  /** UTC ms of the beginning of that day in Addis Ababa. */
  neededBy: number | null;
  link: string;
  phone: string;
  city: string;
}

export type CustomOrderField = keyof CustomOrderAsk;
export type CustomOrderProblem =
  | { kind: "missing" | "invalid" | "two" | "past" | "far" }
  | { kind: "tooLong"; max: number };

type Problems = Partial<Record<CustomOrderField, CustomOrderProblem>>;
type Checked = { ok: true; ask: CustomOrderAsk } | { ok: false; problems: Problems };

export function checkCustomOrder(typed: Partial<Record<string, string>>, now: number): Checked {
  const problems: Problems = {};
  const text = (field: CustomOrderField) => writtenText(typed[field] ?? "");
  const read = <T>(field: CustomOrderField, parse: (text: string) => T | CustomOrderProblem): T => {
    const value = letterCount(text(field)) > limits[field] ? tooLong(field) : parse(text(field));
    if (isProblem(value)) problems[field] = value;
    return value as T;
  };
  const ask: CustomOrderAsk = {
    what: read("what", required),
    category: read<string>("category", (slug) => (slug === "" || isParent(slug) ? slug : { kind: "invalid" })),
    quantity: read("quantity", parseQuantity),
    targetPrice: read("targetPrice", parseBirr),
    neededBy: read("neededBy", (day) => parseDay(day, now)),
    link: read("link", parseLink),
    phone: read<string>("phone", parseCalled),
    city: read("city", required),
  };
  return Object.keys(problems).length === 0 ? { ok: true, ask } : { ok: false, problems };
}

const isProblem = (value: unknown): value is CustomOrderProblem => typeof value === "object" && value !== null;
const tooLong = (field: CustomOrderField): CustomOrderProblem => ({ kind: "tooLong", max: limits[field] });
const required = (text: string): string | CustomOrderProblem => (text === "" ? { kind: "missing" } : text);
const isParent = (slug: string) => menuParentSlugs.some((one) => one === slug);

function parseQuantity(text: string): number | CustomOrderProblem {
  const quantity = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return quantity >= 1 && quantity <= customOrderMost ? quantity : { kind: "invalid" };
}

function parseCalled(phone: string): string | CustomOrderProblem {
  if (phone === "") return { kind: "missing" };
  return parsePhone(phone) ?? { kind: holdsTwo(phone) ? "two" : "invalid" };
}

/** "12,500" or "12500.50" birr as santim; null when empty. */
function parseBirr(text: string): number | null | CustomOrderProblem {
  if (text === "") return null;
  const [, birr, cents = ""] =
    /^(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{1,2}))?(?: ?(?:ETB|birr|ብር))?$/i.exec(pastedLine(text)) ?? [];
  if (birr === undefined) return { kind: "invalid" };
  const santim = Number(birr.replace(/,/g, "")) * 100 + Number(cents.padEnd(2, "0"));
  return santim > 0 && santim <= mostSantim ? santim : { kind: "invalid" };
}

function parseDay(text: string, now: number): number | null | CustomOrderProblem {
  if (text === "") return null;
  const time = parseDate(text);
  if (time === null) return { kind: "invalid" };
  if (time + DAY <= now) return { kind: "past" };
  return time - now > latestNeed ? { kind: "far" } : time;
}

function parseLink(text: string): string | CustomOrderProblem {
  if (text === "") return "";
  const whole = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  const href = /\s/.test(text) || !/^[^/]+\/\/[^/]*\.[^/]/.test(whole) ? null : safeHref(whole);
  return href ?? { kind: "invalid" };
}

export type CustomOrderState = "received" | "searching" | "found" | "notFound" | "done";

/** As in app/migrations, which refuse all other changes. */
export const customOrderSteps: Record<CustomOrderState, readonly CustomOrderState[]> = {
  received: ["searching", "found", "notFound"],
  searching: ["found", "notFound"],
  found: ["notFound", "done"],
  notFound: [],
  done: [],
};

export interface FormAge {
  madeAt: number;
  isRepeated: boolean;
}

/** In ms; nobody fills the form faster. */
export const quickestForm = 3_000;
const oldestForm = DAY;

/** On the second try only the signed key and the trap count, so that a person always gets through. */
export function formDoubt(form: FormAge | null, trap: string, now: number): "old" | "trap" | "quick" | null {
  if (form === null || now - form.madeAt > oldestForm) return "old";
  if (trap.trim() !== "") return "trap";
  return !form.isRepeated && now - form.madeAt < quickestForm ? "quick" : null;
}
