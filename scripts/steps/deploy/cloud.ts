import { PlainError } from "../plain-error.mjs";
import { runTool, type ToolRun } from "../run-tool.ts";

/** Calls to Cloudflare and the printed lines, so that tests can replace both. */
export interface Cloud {
  wrangler: (...args: string[]) => Promise<ToolRun>;
  say: (line: string) => void;
}

export const cloudflare: Cloud = {
  // Without a terminal wrangler answers its own questions with yes.
  wrangler: (...args) =>
    runTool("wrangler", args, { env: { WRANGLER_LOG: "log", WRANGLER_HIDE_BANNER: "true", CI: "true" } }),
  say: (line) => console.log(line),
};

/** Ends the command with wrangler's last words on failure. */
export async function wranglerOrFail(cloud: Cloud, purpose: string, ...args: string[]): Promise<string> {
  const { ok, output } = await cloud.wrangler(...args);
  if (!ok) throw new PlainError(`${purpose} failed: wrangler ${args.join(" ")}\n${lastWords(output)}`);
  return output;
}

function lastWords(output: string): string {
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
