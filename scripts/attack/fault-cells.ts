import { writingPaths } from "../../app/domain/actions-table.ts";
import { fieldsOf, type Goods } from "../../tests/support/actions.ts";
import { addresses, fill } from "./addresses.ts";
import { FAULT_HEADER } from "./fault-entry.ts";

/** security-and-faults.md 9, and what a busy machine may take beside, in ms. */
export const FIRST_MS = 3_000;
export const LAST_MS = 8_000;
export const BUSY_MS = 1_500;

/** A fault of one dependency, or of two at once, as the headers that ask for it. */
export interface Fault {
  name: string;
  headers: Record<string, string>;
  /** Nothing that is written under it may be kept. */
  keepsNothing?: boolean;
  /** No database answers so: a page of our own that something went wrong is enough. */
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
  headers: { [FAULT_HEADER]: `${name}=${kind}`, ...(name === "RL" && { "x-test-limit": "real" }) },
  ...(name === "DB" && kind === "throws" && { keepsNothing: true }),
  // Not even a count.
  ...(name === "DB" && kind === "empty" && { mayFail: true }),
});

/** Store, transformations and queue of pictures, which only pictures and imports ask. */
export const pictureFaults: readonly Fault[] = [
  ...[...kinds, "committed", "empty"].map((kind) => ofBinding("MEDIA", kind)),
  ...kinds.map((kind) => ofBinding("IMAGES", kind)),
  ...[...kinds, "committed"].map((kind) => ofBinding("PICTURES", kind)),
];

/** The Cache API has no binding: the shop's own switch for tests breaks it. */
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
  headers: { [FAULT_HEADER]: asked!, "x-test-cache": cache!, "x-test-limit": "real" },
}));

export const faults: readonly Fault[] = [
  ...Object.entries(bindings).flatMap(([name, all]) => all.map((kind) => ofBinding(name, kind))),
  ...ofCache,
  ...pairs,
];

/** What is asked under each fault. */
export interface Asked {
  name: string;
  method: "GET" | "POST";
  target: string;
  fields: Record<string, string>;
}

/** Every page, every address of data and every form target of the table, as a person or a page asks it. */
export function everything(goods: Goods & { order: { publicId: string } }): Asked[] {
  const known = { publicId: goods.order.publicId, addressId: goods.addressId };
  const reads = addresses
    .filter(({ path }) => !/^\/(operator|hooks|portal|reports|refused-write)/.test(path))
    .map(({ path }) => ({ name: `GET ${path}`, method: "GET" as const, target: fill(path, known), fields: {} }));
  const writes = writingPaths("operator", "signer", "browser")
    // Whoever signs out, or deletes the account, is somebody else for the other cells.
    .filter((path) => !/^\/(sign-out|account\/(delete|sessions|password)|register|reset)/.test(path))
    .map((path) => ({
      name: `POST ${path}`,
      method: "POST" as const,
      target: fill(path, known),
      fields: fieldsOf(path, goods),
    }));
  return [...reads, ...writes];
}
