import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Answer, Cloud } from "../../../../scripts/steps/deploy/cloud.ts";
import { root } from "../../../../scripts/steps/root.ts";

type Run = Awaited<ReturnType<Cloud["wrangler"]>>;

export interface EmulatedAccount {
  cloud: Cloud;
  ran: string[];
  said: string[];
  applied: string[];
  /** Percent by version. */
  traffic: Map<string, number>;
  secrets: string[];
  made: { name: string; id: string; kind: string }[];
}

interface Faults {
  isNew?: boolean;
  isSignedOut?: boolean;
  applied?: string[];
  fails?: string;
  /** undefined: the normal answer. */
  answer?: (path: string, share: number) => Answer | undefined;
}

export const FORMER = "11111111-1111-4111-8111-111111111111";
export const NEW = "22222222-2222-4222-8222-222222222222";

const PAGE = '<html lang="am"><form></form></html>';
const ok = (output: string | object): Run => ({
  ok: true,
  output: typeof output === "string" ? output : JSON.stringify(output, null, 2),
});
const failed = (output: string): Run => ({ ok: false, output });

export function emulatedAccount({ isNew, isSignedOut, applied = [], fails, answer }: Faults = {}): EmulatedAccount {
  const state: EmulatedAccount = {
    cloud: undefined as never,
    ran: [],
    said: [],
    applied: [...applied],
    traffic: new Map(isNew ? [] : [[FORMER, 100]]),
    secrets: [],
    made: [],
  };
  const held = (kind: string) => state.made.filter((one) => one.kind === kind);
  const make = (kind: string, name: string): Run => {
    state.made.push({ kind, name, id: `${kind}-${state.made.length}` });
    return ok("made");
  };
  const commands: Record<string, (args: string[]) => Run> = {
    whoami: () => (isSignedOut ? failed("Not logged in") : ok({ loggedIn: true })),
    "d1 list": () => ok(held("d1").map(({ name, id }) => ({ name, uuid: id }))),
    "d1 create": ([name = ""]) => make("d1", name),
    "kv namespace list": () => ok(held("kv").map(({ name, id }) => ({ title: name, id }))),
    "kv namespace create": ([name = ""]) => make("kv", name),
    "queues list": () => ok(table(held("queue"))),
    "queues create": ([name = ""]) => make("queue", name),
    "r2 bucket list": () =>
      ok(
        held("r2")
          .map(({ name }) => `name:  ${name}\ncreated: now`)
          .join("\n"),
      ),
    "r2 bucket create": ([name = ""]) => make("r2", name),
    "secret list": () =>
      isNew ? failed("This Worker does not exist [code: 10007]") : ok(state.secrets.map((name) => ({ name }))),
    "secret bulk": ([file = ""]) => {
      state.secrets.push(...[...readFileSync(file, "utf8").matchAll(/^(\w+)=/gm)].map(([, name = ""]) => name));
      return ok("sent");
    },
    "d1 execute": () =>
      state.applied.length === 0
        ? failed('{"error":{"text":"no such table: d1_migrations"}}')
        : ok([{ results: state.applied.map((name) => ({ name })), success: true }]),
    "d1 time-travel info": () => ok({ bookmark: "00000085-0000024c" }),
    "d1 migrations apply": (args) => {
      const folder = join(root, dirname(args.at(-1)!), "migrations");
      state.applied.push(...(existsSync(folder) ? readdirSync(folder).sort() : []));
      return ok("applied");
    },
    "deployments status": () =>
      isNew && state.traffic.size === 0
        ? failed("The Worker gulit has no deployments.")
        : ok({ versions: [...state.traffic].map(([version_id, percentage]) => ({ version_id, percentage })) }),
    "versions upload": () => ok(`Worker Version ID: ${NEW}\n`),
    deploy: () => {
      state.traffic.set(NEW, 100);
      return ok(`Current Version ID: ${NEW}\n`);
    },
    "versions deploy": (args) => {
      state.traffic = new Map(
        args
          .filter((one) => one.includes("@"))
          .map((one): [string, number] => {
            const [version = "", share = ""] = one.split("@");
            return [version, Number(share.replace("%", ""))];
          }),
      );
      return ok("done");
    },
    "triggers deploy": () => ok("done"),
  };
  const names = Object.keys(commands).sort((one, other) => other.length - one.length);
  state.cloud = {
    wrangler: async (...args) => {
      const line = args.join(" ");
      const name = names.find((one) => line.startsWith(one));
      if (!name) throw new Error(`The emulated account knows no: wrangler ${line}`);
      state.ran.push(line);
      if (fails !== undefined && line.startsWith(fails)) return failed("It does not work today.");
      return commands[name]!(args.slice(name.split(" ").length));
    },
    ask: async (url, headers) => {
      const { pathname } = new URL(url);
      const [, version = ""] = /="(.+)"/.exec(headers["Cloudflare-Workers-Version-Overrides"] ?? "") ?? [];
      const special = answer?.(pathname, state.traffic.get(NEW) ?? -1);
      if (special !== undefined) return special;
      if (!state.traffic.has(version)) return { status: 404, body: "" };
      if (pathname === "/healthz") return { status: 200, body: JSON.stringify({ ok: true, version }) };
      return { status: 200, body: pathname === "/robots.txt" ? "User-agent: *" : PAGE };
    },
    wait: async () => undefined,
    say: (line) => state.said.push(line),
  };
  return state;
}

function table(rows: { name: string }[]): string {
  return rows.map(({ name }, index) => `│ ${index} │ ${name} │ 2026-11-25 │`).join("\n");
}
