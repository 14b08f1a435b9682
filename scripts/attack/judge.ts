import { parse, type DefaultTreeAdapterTypes } from "parse5";
import { MARK } from "./hostile.ts";
import type { RawAnswer } from "./raw.ts";

type Node = DefaultTreeAdapterTypes.Node;

const TRACES = [
  /\bat \S+ \((?:file|worker|node:|\/)/,
  /\n\s+at (?:async )?[\w.$<>]+ \(/,
  /D1_ERROR|SQLITE_[A-Z]+|no such (?:table|column)/,
  /(?:TypeError|RangeError|ReferenceError|SyntaxError): /,
  /node_modules\/|\/app\/(?:data|routes|domain)\//,
];

/** ms. */
export const SLOW_MS = 2_000;

export function faultsOf(came: RawAnswer | null): string[] {
  if (came === null) return ["no answer"];
  const { status, headers, text } = came;
  const faults: string[] = [];
  if (status >= 500) faults.push(`status ${status}`);
  if (TRACES.some((trace) => trace.test(text))) faults.push("a trace of the program");
  if (Object.keys(headers).some((name) => name.includes(MARK))) faults.push("a header of the sender's");
  const cookies = [headers["set-cookie"] ?? []].flat();
  if (cookies.some((cookie) => cookie.startsWith(MARK))) faults.push("a cookie of the sender's");
  const location = headers.location;
  if (typeof location === "string" && leadsAway(location)) faults.push(`a redirect to ${location.slice(0, 60)}`);
  if (String(headers["content-type"]).startsWith("text/html")) faults.push(...markupFaults(text));
  return faults;
}

export function leadsAway(address: string): boolean {
  if (!URL.canParse(address, "http://shop.invalid")) return false;
  const { hostname, protocol } = new URL(address, "http://shop.invalid");
  return hostname.includes(MARK) || /evil|elpmaxe/.test(hostname) || /^(javascript|data|vbscript):/.test(protocol);
}

export function markupFaults(html: string): string[] {
  const faults = new Set<string>();
  const walk = (node: Node): void => {
    if ("tagName" in node) {
      if (node.tagName.includes(MARK)) faults.add("an element of the sender's");
      for (const { name, value } of node.attrs) {
        if (name.includes(MARK)) faults.add("an attribute of the sender's");
        const isAddress = /^(href|src|action|formaction|poster|data)$/.test(name);
        if (isAddress && value.includes(MARK) && leadsAway(value)) faults.add(`${name} leads to the sender`);
        if (name === "srcdoc" || (name === "http-equiv" && /refresh/i.test(value))) faults.add(`a ${name}`);
      }
      if (
        node.tagName === "script" &&
        node.childNodes.some((child) => "value" in child && child.value.includes(`<${MARK}`))
      )
        faults.add("markup of the sender's in a script");
      if ("content" in node) walk(node.content);
    }
    if ("childNodes" in node) node.childNodes.forEach(walk);
  };
  walk(parse(html));
  return [...faults];
}
