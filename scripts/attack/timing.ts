import { loginToken, newContact } from "../../tests/support/sign-in.ts";
import { Visitor } from "../steps/shopper/visitor.ts";
import { type Campaign, hasTimeLeft } from "./campaign.ts";

const PAIRS = 200;
const LEAST_P = 0.01;

export const CONTACTS = "signing in: known and unknown contacts";

/** Wrong passwords must take as long for contacts without an account, with the same answer. */
export async function compareContactTimes(campaign: Campaign, url: string): Promise<void> {
  const what = CONTACTS;
  const { ledger } = campaign;
  const times = { known: [] as number[], unknown: [] as number[] };
  const texts = new Set<string>();
  for (let pair = 0; pair < PAIRS && hasTimeLeft(campaign, what); pair += 1) {
    const contact = newContact();
    await loginToken(url, contact, { password: "a long enough password" });
    const turns = [["known", contact] as const, ["unknown", newContact()] as const];
    for (const [kind, asked] of pair % 2 === 0 ? turns : turns.reverse()) {
      const visitor = new Visitor(url);
      await visitor.get("/shop/compare");
      const begun = performance.now();
      const { text } = await visitor.post(
        "/sign-in",
        { contact: asked, password: "another password of nobody" },
        { Accept: "application/json" },
      );
      times[kind].push(performance.now() - begun);
      texts.add(text.replaceAll(asked, ""));
      ledger.tried(what);
    }
  }
  const p = mannWhitney(times.known, times.unknown);
  if (texts.size > 1) ledger.broke(what, "the answers differ", [...texts]);
  if (times.known.length >= 20 && p <= LEAST_P) ledger.broke(what, `p ${p.toFixed(4)}`, times);
  ledger.note(what, `${times.known.length} pairs, p ${p.toFixed(3)}`);
}

/** Mann-Whitney U, normal approximation: p from 0 to 1. */
export function mannWhitney(one: readonly number[], other: readonly number[]): number {
  const all = [...one, ...other].sort((a, b) => a - b);
  const rank = (time: number) => (all.indexOf(time) + all.lastIndexOf(time)) / 2 + 1;
  const ranks = one.reduce((sum, time) => sum + rank(time), 0);
  const [n, m] = [one.length, other.length];
  const u = ranks - (n * (n + 1)) / 2;
  const z = Math.abs(u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12);
  return 2 * (1 - normal(z));
}

/** Tail below z >= 0 (Abramowitz and Stegun 26.2.17). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const terms = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const sum = terms.reduce((total, factor, at) => total + factor * t ** (at + 1), 0);
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum;
}
