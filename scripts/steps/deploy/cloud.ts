import { setTimeout as wait } from "node:timers/promises";
import { PlainError } from "../plain-error.mjs";
import { runTool, type ToolRun } from "../run-tool.ts";

/** What an address answered; null: nothing did. */
export type Answer = { status: number; body: string } | null;

/** All that a deployment does outside this machine. Tests put a stand-in here. */
export interface Cloud {
  /** Runs wrangler with these arguments to its end; never rejects for a failed run. */
  wrangler: (...args: string[]) => Promise<ToolRun>;
  /** Asks an address of the shop. */
  ask: (url: string, headers: Record<string, string>) => Promise<Answer>;
  /** Milliseconds. */
  wait: (ms: number) => Promise<unknown>;
  say: (line: string) => void;
}

const ANSWER_MS = 20_000;

/** Cloudflare, by wrangler as this person is signed in. */
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

/** What wrangler printed; a failed run ends the command with its last words. */
export async function must(cloud: Cloud, purpose: string, ...args: string[]): Promise<string> {
  const { ok, output } = await cloud.wrangler(...args);
  if (!ok) throw new PlainError(`${purpose} failed: wrangler ${args.join(" ")}\n${lastWords(output)}`);
  return output;
}

/** The end of what a tool printed, as much as a person reads. */
export function lastWords(output: string): string {
  return output.trimEnd().split("\n").slice(-12).join("\n");
}

/** The JSON in what wrangler printed, which may begin with remarks. */
export function printedJson<Value>(output: string): Value {
  const begin = output.search(/^[[{]/m);
  try {
    return JSON.parse(output.slice(Math.max(begin, 0))) as Value;
  } catch {
    throw new PlainError(`wrangler printed no JSON:\n${lastWords(output)}`);
  }
}
