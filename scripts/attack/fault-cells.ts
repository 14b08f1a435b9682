import { writingPaths } from "../steps/tests/shop-actions.ts";
import { fieldsOf, type Goods } from "../../tests/support/actions.ts";
import { addresses, fill } from "./addresses.ts";

/** security-and-faults.md 9, with a margin for a busy machine; ms. */
export const FIRST_MS = 3_000;
export const LAST_MS = 8_000;
export const BUSY_MS = 1_500;

export interface Fault {
  name: string;
  headers: Record<string, string>;
  keepsNothing?: boolean;
  /** No database answers like this, so our error page is enough. */
  mayFail?: boolean;
}

const kinds = ["throws", "late:300", "late:5000", "late:30000", "third"];
const bindings: Record<string, readonly string[]> = {
  DB: [...kinds, "committed", "empty", "deferred-throws", "deferred-late:5000", "deferred-late:30000"],
  KV: [...kinds, "empty", "stale"],
  RL: [...kinds, "empty"],
  VIEWS: kinds,
  OUTBOX: [...kinds, "committed"],
  ASSETS: [...kinds, "empty"],
};

const ofBinding = (name: string, kind: string): Fault => ({
  name: `${name} ${kind}`,
  headers: { "x-test-break": `${name}=${kind}`, ...(name === "RL" && { "x-test-limit": "real" }) },
  ...(name === "DB" && kind === "throws" && { keepsNothing: true }),
  ...(name === "DB" && kind === "empty" && { mayFail: true }),
});

const ofCache = ["fail", "slow", "cut"].map((kind) => ({
  name: `Cache API ${kind}`,
  headers: { "x-test-cache": kind },
}));

const pairs: Fault[] = [
  ["DB=throws,KV=throws", "fail"],
  ["DB=late:5000,KV=late:5000", "slow"],
  ["DB=third,RL=throws", "off"],
  ["DB=deferred-throws,OUTBOX=throws", "off"],
  ["KV=late:30000,RL=late:30000", "slow"],
  ["VIEWS=throws,OUTBOX=late:30000", "fail"],
].map(([asked, cache]) => ({
  name: `${asked} with the Cache API ${cache}`,
  headers: { "x-test-break": asked!, "x-test-cache": cache!, "x-test-limit": "real" },
}));

export const faults: readonly Fault[] = [
  ...Object.entries(bindings).flatMap(([name, all]) => all.map((kind) => ofBinding(name, kind))),
  ...ofCache,
  ...pairs,
];

export interface Asked {
  name: string;
  method: "GET" | "POST";
  target: string;
  fields: Record<string, string>;
}

export function everything(goods: Goods & { order: { publicId: string } }): Asked[] {
  const known = { publicId: goods.order.publicId, addressId: goods.addressId };
  const reads = addresses
    .filter(({ path }) => !/^\/(operator|hooks|portal|reports|refused-write)/.test(path))
    .map(({ path }) => ({ name: `GET ${path}`, method: "GET" as const, target: fill(path, known), fields: {} }));
  const writes = writingPaths("operator", "signer", "browser")
    .filter((path) => !/^\/(sign-out|account\/(delete|sessions|password)|register|reset)/.test(path))
    .map((path) => ({
      name: `POST ${path}`,
      method: "POST" as const,
      target: fill(path, known),
      fields: fieldsOf(path, goods),
    }));
  return [...reads, ...writes];
}
