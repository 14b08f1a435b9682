import { connect, type Socket } from "node:net";
import { buy } from "../../tests/support/buying.ts";
import { percentile } from "../bench/report.ts";
import { Visitor } from "../steps/shopper/visitor.ts";
import { type Campaign, paceOf } from "./campaign.ts";
import { headersOf } from "./people.ts";

const COUNTS = [60, 200];
export const SLOW = "pages beside slow bodies";
const AGAIN_MS = 1_000;
const BYTES_A_SECOND = 500;
const WALKS = 4;
/** Allowed factor, and ms more: a busy machine does not make the shop slow. */
const [MOST_TIMES, MOST_MORE] = [1.5, 150];

const WALK = [
  "/",
  "/shop/sidebar/list",
  "/shop/sidebar/4cols?parentCategory=electronics",
  "/product/default/yirgacheffe-coffee",
  "/vendor-store/1",
  "/shop/compare",
  "/search/suggestions?q=coffee",
  "/shop/cart",
  "/track",
  "/healthz",
  "/robots.txt",
];

const form = { "Content-Type": "application/x-www-form-urlencoded" };
const json = { "Content-Type": "application/json" };
const files = { "Content-Type": "multipart/form-data; boundary=x" };
const file = 'Content-Disposition: form-data; name="pictures"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n';

interface SlowKind {
  target: string;
  headers: Record<string, string>;
  /** 0: the headers never end. */
  length: number;
  begin?: string;
}

const slowKinds: Record<string, SlowKind> = {
  headers: { target: "/shop/sidebar/list", headers: {}, length: 0, begin: "X-Slow: " },
  form: { target: "/track", headers: form, length: 60_000 },
  json: { target: "/cart/lines", headers: json, length: 60_000 },
  "large form": { target: "/desk/home", headers: form, length: 1_000_000 },
  files: { target: "/shop/custom-order", headers: files, length: 8_000_000, begin: `--x\r\n${file}` },
  report: { target: "/reports/csp", headers: { "Content-Type": "application/csp-report" }, length: 8_000 },
  vitals: { target: "/reports/vitals", headers: { "Content-Type": "text/plain" }, length: 1_000 },
  hook: { target: "/hooks/chapa", headers: json, length: 16_000 },
  portal: { target: "/portal/v1/closed", headers: json, length: 16_000 },
};

async function guestFiles(origin: string): Promise<SlowKind> {
  const guest = new Visitor(origin);
  await guest.get("/shop/compare");
  const token = `--x\r\nContent-Disposition: form-data; name="_xsrf"\r\n\r\n${guest.token}\r\n`;
  const { Cookie = "" } = headersOf(guest);
  const begin = `${token}--x\r\n${file}${"a".repeat(100_000)}`;
  return { target: "/shop/custom-order", headers: { ...files, Cookie }, length: 8_000_000, begin };
}

/** Sends bodies byte by byte; each socket reconnects after an answer. */
class SlowSenders {
  readonly answers = new Map<string, number>();
  readonly #sockets = new Set<Socket>();
  #isOpen = true;

  constructor(origin: string, kindOf: (index: number) => SlowKind, count: number) {
    for (let index = 0; index < count; index += 1) this.#open(new URL(origin), kindOf(index));
  }

  close(): void {
    this.#isOpen = false;
    for (const socket of this.#sockets) socket.destroy();
  }

  #open(url: URL, kind: SlowKind): void {
    const { target, headers, length, begin = "" } = kind;
    const lines = Object.entries({ Host: url.host, ...headers, ...(length && { "Content-Length": String(length) }) });
    const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
    const socket = connect(Number(url.port), url.hostname);
    this.#sockets.add(socket);
    socket.write(`${length ? "POST" : "GET"} ${target} HTTP/1.1\r\n${head}${length ? "\r\n" : ""}${begin}`);
    const bytes = length ? BYTES_A_SECOND / 2 : 10;
    const timer = setInterval(() => socket.write("a".repeat(bytes)), 500);
    socket.once("data", (part) => {
      const line = part.toString("latin1").split("\r\n")[0]!;
      this.answers.set(line, (this.answers.get(line) ?? 0) + 1);
      socket.destroy();
    });
    socket.once("error", () => {});
    socket.once("close", () => {
      clearInterval(timer);
      this.#sockets.delete(socket);
      if (this.#isOpen) setTimeout(() => this.#isOpen && this.#open(url, kind), AGAIN_MS);
    });
  }
}

async function sendFile(visitor: Visitor): Promise<number> {
  const body = new FormData();
  body.set("_xsrf", visitor.token);
  body.set("intent", "ask");
  body.append("pictures", new Blob(["a".repeat(100_000)]), "a.jpg");
  const headers = { Accept: "text/html", Origin: visitor.baseUrl };
  return (await visitor.send("POST", "/shop/custom-order", headers, body)).status;
}

async function walk(origin: string, times: number): Promise<{ ms: number[]; refused: string[] }> {
  const ms: number[] = [];
  const refused: string[] = [];
  for (let round = 0; round < times; round += 1) {
    const visitor = new Visitor(origin, null);
    for (const path of WALK) {
      const begun = performance.now();
      const { status } = await visitor.get(path);
      ms.push(performance.now() - begun);
      if (status !== 200) refused.push(`${path} ${status}`);
    }
    const status = await sendFile(visitor);
    if (status !== 422) refused.push(`a form with a file ${status}`);
    const begun = performance.now();
    await buy(visitor).catch((error: unknown) => refused.push(`buying: ${String(error).slice(0, 80)}`));
    ms.push((performance.now() - begun) / 12);
  }
  return { ms, refused };
}

export async function slowSenders({ ledger, until }: Campaign, origin: string): Promise<void> {
  await walk(origin, 1);
  const guests = await Promise.all(Array.from({ length: Math.max(...COUNTS) }, () => guestFiles(origin)));
  const kinds = Object.entries(slowKinds).map(([name, kind]) => [name, () => kind] as const);
  const all = [...kinds, ["files of guests", (index: number) => guests[index]!] as const];
  for (const count of COUNTS) {
    const alone: number[] = [];
    const beside: number[] = [];
    for (const [name, kindOf] of all) {
      if (Date.now() > until && !ledger.lacks(SLOW)) return;
      const what = `${count} slow bodies: ${name}`;
      // In turn, so that both meet the same machine.
      alone.push(...(await walk(origin, WALKS / 2)).ms);
      const senders = new SlowSenders(origin, kindOf, count);
      try {
        await new Promise((resolve) => setTimeout(resolve, 500));
        const { ms, refused } = await walk(origin, WALKS);
        beside.push(...ms);
        ledger.tried(SLOW, ms.length);
        ledger.expect(refused.length === 0, what, `${refused.length} refused: ${refused.slice(0, 4).join(", ")}`);
        ledger.note(what, `${paceOf(ms)}, ${refused.length} of ${ms.length} refused`);
      } finally {
        senders.close();
      }
    }
    const [most, worst] = [MOST_TIMES * percentile(alone, 0.99) + MOST_MORE, percentile(beside, 0.99)];
    ledger.note(`${count} slow bodies`, `${paceOf(beside)} beside all kinds, ${paceOf(alone)} alone`);
    ledger.expect(worst <= most, `${count} slow bodies`, `p99 ${worst.toFixed(0)} ms, above ${most.toFixed(0)}`);
  }
}
