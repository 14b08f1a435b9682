import { setTimeout as wait } from "node:timers/promises";
import { PlainError } from "../plain-error.mjs";
import { runTool, type ToolRun } from "../run-tool.ts";

export type Answer = { status: number; body: string } | null;

/** All side effects of a deployment, so that tests can replace them. */
export interface Cloud {
  wrangler: (...args: string[]) => Promise<ToolRun>;
  ask: (url: string, headers: Record<string, string>) => Promise<Answer>;
  wait: (ms: number) => Promise<unknown>;
  say: (line: string) => void;
}

const ANSWER_MS = 20_000;

export const cloudflare: Cloud = {
  wrangler: (...args) => runTool("wrangler", args, { env: { WRANGLER_LOG: "log", WRANGLER_HIDE_BANNER: "true" } }),
  ask: async (url, headers) => {
    try {
      const response = await fetch(url, { headers, redirect: "manual", signal: AbortSignal.timeout(ANSWER_MS) });
      return { status: response.status, body: await response.text() };
    } catch {
      return null;
    }
  },
  wait: (ms) => wait(ms),
  say: (line) => console.log(line),
};

/** Ends the command with wrangler's last words on failure. */
export async function must(cloud: Cloud, purpose: string, ...args: string[]): Promise<string> {
  const { ok, output } = await cloud.wrangler(...args);
  if (!ok) throw new PlainError(`${purpose} failed: wrangler ${args.join(" ")}\n${lastWords(output)}`);
  return output;
}

export function lastWords(output: string): string {
  return output.trimEnd().split("\n").slice(-12).join("\n");
}

/** Warnings may precede the JSON. */
export function printedJson<Value>(output: string): Value {
  const begin = output.search(/^[[{]/m);
  try {
    return JSON.parse(output.slice(Math.max(begin, 0))) as Value;
  } catch {
    throw new PlainError(`wrangler printed no JSON:\n${lastWords(output)}`);
  }
}
