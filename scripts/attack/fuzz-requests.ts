import fc from "fast-check";
import { fieldsOf } from "../../tests/support/actions.ts";
import { addresses, fill, type Address } from "./addresses.ts";
import { encode, hostilePart, hostileText } from "./hostile.ts";
import type { Person } from "./people.ts";
import type { Sent } from "./raw.ts";

export interface Fuzzed {
  kind: "GET" | "POST";
  address: string;
  sent: Sent;
}

const ACCEPTS = ["text/html", "application/json", "*/*", "text/plain", "image/webp", ""];
const NAMES = [
  "__proto__",
  "constructor",
  "returnTo",
  "next",
  "q",
  "lng",
  "modal",
  "page",
  "name",
  "sort",
  "price",
  "cat",
  "ids",
];
const GOODS = { held: "1", other: "2", addressId: "A".repeat(22) };

export function fuzzedGet(people: readonly Person[], parameters: readonly string[]): fc.Arbitrary<Fuzzed> {
  const name = fc.oneof(fc.constantFrom(...parameters, ...NAMES), hostileText);
  const query = fc.array(fc.tuple(name, fc.oneof(hostilePart, fc.constant(""))), { maxLength: 5 });
  return fc
    .record({
      address: fc.constantFrom(...addresses),
      values: fc.array(fc.option(hostilePart, { freq: 4 }), { minLength: 2, maxLength: 2 }),
      query,
      twice: fc.boolean(),
      end: fc.constantFrom("", "", "", "", ".data", "/", "//", "%20"),
      lost: fc.option(hostilePart, { freq: 12 }),
      person: fc.constantFrom(...people),
      accept: fc.constantFrom(...ACCEPTS),
      method: fc.constantFrom("GET", "GET", "GET", "HEAD"),
      odd: fc.option(
        fc.tuple(fc.constantFrom("Cookie", "Accept-Language", "Referer", "User-Agent", "If-None-Match"), hostilePart),
        {
          freq: 5,
        },
      ),
    })
    .map(({ address, values, query, twice, end, lost, person, accept, method, odd }) => {
      const path = lost === null ? fill(address.path, named(address, values)) : `/${lost}/${lost}`;
      const written = query.map(([key, value]) => `${encode(key)}=${value}`);
      const all = twice ? [...written, ...written] : written;
      const target = path + end + (all.length > 0 ? `?${all.join("&")}` : "");
      const headers: Record<string, string> = { ...person.headers, Accept: accept };
      const more = odd ? { [odd[0]]: odd[0] === "Cookie" ? `${headers.Cookie}; ${odd[1]}=${odd[1]}` : odd[1] } : {};
      return { kind: "GET", address: address.path, sent: { method, target, headers: { ...headers, ...more } } };
    });
}

function named({ names }: Address, values: readonly (string | null)[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name, at) => (values[at] === null ? [] : [[name, values[at] ?? "1"]])));
}

const TYPES = [
  "application/x-www-form-urlencoded",
  "application/x-www-form-urlencoded",
  "application/x-www-form-urlencoded",
  "application/json",
  "application/json",
  "multipart/form-data; boundary=x",
  "text/plain",
];

export function fuzzedPost(people: readonly Person[], fields: readonly string[]): fc.Arbitrary<Fuzzed> {
  const name = fc.oneof(fc.constantFrom(...fields, ...NAMES, "intent", "quantity", "variant"), hostileText);
  return fc
    .record({
      address: fc.constantFrom(...addresses),
      values: fc.array(fc.option(hostilePart, { freq: 3 }), { minLength: 2, maxLength: 2 }),
      changed: fc.array(fc.option(hostileText, { freq: 2 }), { minLength: 9, maxLength: 9 }),
      more: fc.array(fc.tuple(name, hostileText), { maxLength: 4 }),
      deep: fc.option(fc.jsonValue(), { freq: 6 }),
      type: fc.constantFrom(...TYPES),
      person: fc.constantFrom(...people),
      isOurs: fc.integer({ min: 0, max: 9 }).map((value) => value > 0),
      accept: fc.constantFrom(...ACCEPTS),
      end: fc.constantFrom("", "", "", "", "", ".data"),
      cut: fc.option(fc.integer({ min: 0, max: 40 }), { freq: 12 }),
    })
    .map(({ address, values, changed, more, deep, type, person, isOurs, accept, end, cut }) => {
      const own = Object.entries(fieldsOf(address.path, GOODS)).map(
        ([key, value], at) => [key, changed[at] ?? value] as const,
      );
      const pairs = [...own, ...more];
      const body = bodyOf(type, isOurs ? [["_xsrf", person.token] as const, ...pairs] : pairs, deep);
      const headers = {
        ...person.headers,
        Accept: accept,
        "Content-Type": type,
        ...(isOurs && { "X-XSRF-TOKEN": person.token }),
      };
      const target = fill(address.path, named(address, values)) + end;
      return {
        kind: "POST",
        address: address.path,
        sent: { method: "POST", target, headers, body: cut === null ? body : body.slice(0, cut) },
      };
    });
}

type Pairs = readonly (readonly [string, string])[];

function bodyOf(type: string, pairs: Pairs, deep: unknown): string {
  if (type.startsWith("application/json"))
    return JSON.stringify(
      deep === null ? Object.fromEntries(pairs) : { ...Object.fromEntries(pairs), [pairs.at(-1)?.[0] ?? "x"]: deep },
    );
  if (type.startsWith("multipart"))
    return `${pairs.map(([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`).join("")}--x--`;
  return pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join("&");
}
