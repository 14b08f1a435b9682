import type { Problem } from "./problem.ts";
import { SHOP, textOf, type Checked, type Settings } from "./settings.ts";

const heading = "The address";

/** Reserved names (RFC 2606, RFC 6761) and those of this machine. */
const OF_NOBODY = /(^|\.)(example|invalid|test|localhost|local)$|(^|\.)example\.(com|net|org)$/i;

export function checkAddress({ place, settings, shop }: Checked): Problem[] {
  const origin = textOf(settings, "PUBLIC_ORIGIN");
  const problems = [...originProblems(origin, settings), ...placeholders(settings.vars)];
  if (place !== SHOP && origin === textOf(shop, "PUBLIC_ORIGIN")) {
    problems.push({ setting: "PUBLIC_ORIGIN", text: "is the shop's own: give the rehearsal another", heading });
  }
  return problems;
}

function originProblems(origin: string, { routes = [] }: Settings): Problem[] {
  const problem = (text: string): Problem[] => [{ setting: "PUBLIC_ORIGIN", text, heading }];
  if (origin === "") return problem("is missing: write the https:// address that shoppers use");
  if (!URL.canParse(origin)) return problem(`is "${origin}": write an address such as https://shop.et`);
  const url = new URL(origin);
  if (url.protocol !== "https:" || isOfNobody(url.hostname)) {
    return problem(
      `is ${origin}: write the https:// address that shoppers use, or every form is refused and no cookie kept`,
    );
  }
  if (url.origin !== origin) return problem(`is ${origin}: write scheme and host alone, ${url.origin}`);
  const isBound = routes.some((one) => typeof one === "object" && one.custom_domain && one.pattern === url.host);
  if (!isBound && !url.hostname.endsWith(".workers.dev")) {
    const text = `lacks { pattern = "${url.host}", custom_domain = true }: without it nothing answers at PUBLIC_ORIGIN`;
    return [{ setting: "routes", text, heading }];
  }
  return [];
}

function placeholders(vars: Record<string, unknown>): Problem[] {
  return Object.entries(vars)
    .filter(([name, value]) => name !== "PUBLIC_ORIGIN" && typeof value === "string" && namesNobody(value))
    .map(([setting, value]) => ({
      setting,
      text: `is "${String(value)}", which is only a placeholder: write your own, or leave it empty`,
      heading,
    }));
}

function namesNobody(text: string): boolean {
  const hosts = text.match(/[\w-]+(\.[\w-]+)+/g) ?? [];
  return hosts.some(isOfNobody);
}

function isOfNobody(host: string): boolean {
  return OF_NOBODY.test(host) || /^(127\.|10\.|192\.168\.|\[)/.test(host);
}
