import { logFacts, isSecretPart } from "./log.server.ts";
import { isObject, parseJson } from "../domain/json-value.ts";

export type PolicyReport = NonNullable<ReturnType<typeof readReports>>[number];

const REPORT_LIMIT = 10;

/** {"csp-report": {...}} or a list of the Reporting API; null for anything else. */
export function readReports(body: string) {
  const value = parseJson(body);
  const entries = Array.isArray(value) ? value : [value];
  const bodies = entries.slice(0, REPORT_LIMIT).map(reportBody);
  if (bodies.length === 0 || bodies.includes(null)) return null;
  return (bodies as Record<string, unknown>[]).map((report) => ({
    directive: word(report["effective-directive"] ?? report["violated-directive"] ?? report.effectiveDirective),
    blocked: blockedOf(report["blocked-uri"] ?? report.blockedURL),
    page: pageOf(report["document-uri"] ?? report.documentURL),
  }));
}

/** Without name, address or token (security-and-faults.md 7). */
export function logReport(report: PolicyReport): void {
  logFacts("csp", report);
}

function reportBody(entry: unknown): Record<string, unknown> | null {
  const { "csp-report": old, type, body } = isObject(entry) ? entry : {};
  if (isObject(old)) return old;
  return type === "csp-violation" && isObject(body) ? body : null;
}

function word(value: unknown): string {
  return /^[\w-]{1,40}/.exec(typeof value === "string" ? value : "")?.[0] ?? "";
}

function blockedOf(value: unknown): string {
  if (typeof value !== "string") return "";
  if (/^[a-z-]{1,40}$/.test(value)) return value;
  const url = URL.canParse(value) ? new URL(value) : null;
  return (url?.host ? url.origin : (url?.protocol ?? "")).slice(0, 100);
}

function pageOf(value: unknown): string {
  if (typeof value !== "string" || !URL.canParse(value)) return "";
  const [first = "", second = ""] = new URL(value).pathname.split("/").filter(Boolean);
  const parts = isSecretPart(second) ? [first] : [first, second].filter(Boolean);
  return `/${parts.join("/")}`.replace(/[^\w/.-]/g, "").slice(0, 100);
}
