import fc from "fast-check";
import { attack, type Campaign, hasTimeLeft, paceOf } from "./campaign.ts";
import { addresses, fill } from "./addresses.ts";
import { openAttackedShop } from "./attacked-shop.ts";
import { fuzzedGet, fuzzedPost, type Fuzzed } from "./fuzz-requests.ts";
import { faultsOf, SLOW_MS } from "./judge.ts";
import { everybody, type Person } from "./people.ts";
import { RawClient, sendBytes, type RawAnswer } from "./raw.ts";
import { rawRequests } from "./raw-requests.ts";

const GOAL = 20_000;
/** Few enough not to trigger the rate limits. */
const TOGETHER = 8;
/** fast-check stops at its first failure, so it runs in rounds. */
const ROUND = 200;

/** security-and-faults.md 6, 7: every address under hostile input. */
const KINDS = { GET: "GET of any address", POST: "POST of any address" } as const;
const RAW = "bytes that no client sends";

attack("fuzz", { [KINDS.GET]: 1_500, [KINDS.POST]: 1_500, [RAW]: 50 }, async (campaign) => {
  const shop = await openAttackedShop();
  const { url } = shop;
  const asker = new RawClient(url);
  try {
    const people = await everybody(url);
    const { parameters, fields } = await namesOf(asker, people);
    await rawSockets(campaign, url, asker, people[0]!);
    for (let round = 0; hasTimeLeft(campaign, KINDS.POST) && round * ROUND * TOGETHER < GOAL; round += 1) {
      await send(campaign, asker, "GET", fuzzedGet(people, parameters), round);
      await send(campaign, asker, "POST", fuzzedPost(people, fields), round);
    }
    for (const kind of ["GET", "POST"] as const) campaign.ledger.note(KINDS[kind], paceOf(times[kind]));
  } finally {
    asker.close();
    await shop.stop();
  }
});

const times: Record<keyof typeof KINDS, number[]> = { GET: [], POST: [] };

async function send(
  { seed, until, ledger }: Campaign,
  asker: RawClient,
  kind: keyof typeof KINDS,
  one: fc.Arbitrary<Fuzzed>,
  round: number,
): Promise<void> {
  const what = KINDS[kind];
  const property = fc.asyncProperty(fc.array(one, { minLength: TOGETHER, maxLength: TOGETHER }), async (all) => {
    ledger.tried(what, all.length);
    const answers = await Promise.all(all.map(({ sent }) => asker.ask(sent)));
    for (const [at, answer] of answers.entries()) {
      times[kind].push(answer?.last ?? 0);
      const faults = await judged(asker, all[at]!, answer);
      if (faults.length > 0) throw new Fault(all[at]!, faults.join(", "), answer);
    }
  });
  const result = await fc.check(property, {
    seed: seed * 1_000 + round,
    numRuns: ROUND,
    ...(!ledger.lacks(what) && { interruptAfterTimeLimit: Math.max(1, until - Date.now()) }),
    markInterruptAsFailure: false,
  });
  const fault = result.errorInstance;
  if (!result.failed) return;
  if (!(fault instanceof Fault)) throw fault;
  const { request, message, came } = fault;
  ledger.broke(what, `${request.sent.method} ${request.sent.target.slice(0, 120)}: ${message}`, {
    ...{ seed: result.seed, path: result.counterexamplePath, request: request.sent },
    answer: came && { status: came.status, headers: came.headers, text: came.text.slice(0, 2_000) },
  });
}

class Fault extends Error {
  readonly request: Fuzzed;
  readonly came: RawAnswer | null;

  constructor(request: Fuzzed, message: string, came: RawAnswer | null) {
    super(message);
    this.request = request;
    this.came = came;
  }
}

async function judged(asker: RawClient, { sent }: Fuzzed, came: RawAnswer | null): Promise<string[]> {
  const faults = faultsOf(came);
  if (!came || came.last < SLOW_MS) return faults;
  for (let more = 0; more < 2; more += 1) {
    const again = await asker.ask(sent);
    if (again && again.last < SLOW_MS) return faults;
  }
  return [...faults, `${Math.round(came.last)} ms, three times`];
}

async function namesOf(asker: RawClient, people: readonly Person[]) {
  const [parameters, fields] = [new Set<string>(), new Set<string>()];
  for (const { path, isPage } of addresses) {
    if (!isPage) continue;
    for (const { headers } of people.slice(0, 3)) {
      const came = await asker.ask({ method: "GET", target: fill(path), headers: { ...headers, Accept: "text/html" } });
      for (const [, name] of came?.text.matchAll(/\sname="([\w-]{1,30})"/g) ?? []) fields.add(name!);
      for (const [, name] of came?.text.matchAll(/href="[^"]*(?:\?|&amp;)([\w-]{1,30})=/g) ?? []) parameters.add(name!);
    }
  }
  fields.delete("_xsrf");
  return { parameters: [...parameters], fields: [...fields] };
}

async function rawSockets({ ledger }: Campaign, url: string, asker: RawClient, { headers }: Person): Promise<void> {
  for (const [name, bytes] of Object.entries(rawRequests(new URL(url).host))) {
    ledger.tried(RAW);
    const text = await sendBytes(url, bytes);
    const shown = bytes.toString("latin1").slice(0, 2_000);
    if (text === null && !name.startsWith("unended")) ledger.broke(RAW, `${name}: no answer in 10 s`, shown);
    // The server below the shop refuses much itself; only the shop sends this header.
    const isOurs = /^content-security-policy:/im.test(text ?? "");
    if (isOurs && /^HTTP\/1\.[01] 5/.test(text!)) ledger.broke(RAW, `${name}: ${text!.split("\r\n")[0]}`, shown);
    const after = await asker.ask({ method: "GET", target: "/track", headers });
    if (after?.status !== 200) ledger.broke(RAW, `${name}: the shop answers ${after?.status} afterwards`, shown);
  }
}
