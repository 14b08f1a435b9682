import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { PlainError, plainSentence } from "./plain-error.mjs";
import { root } from "./root.ts";
import { stopWithUs } from "./stop.ts";

export interface ToolRun {
  ok: boolean;
  output: string;
}

interface ToolOptions {
  env?: Record<string, string>;
  shown?: boolean;
  timeoutMs?: number;
}

/** A name in node_modules/.bin or on the PATH; never rejects for a failed run. */
export function runTool(
  command: string,
  args: string[],
  { env, shown = false, timeoutMs }: ToolOptions = {},
): Promise<ToolRun> {
  const child = spawn(command, args, {
    cwd: root,
    env: {
      ...process.env,
      // Neither asks for this machine's location nor reports anything.
      CLOUDFLARE_CF_FETCH_ENABLED: "false",
      WRANGLER_SEND_METRICS: "false",
      PATH: `${join(root, "node_modules", ".bin")}${delimiter}${process.env.PATH ?? ""}`,
      ...env,
    },
    stdio: shown ? ["ignore", "inherit", "inherit"] : ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
    ...(timeoutMs === undefined ? {} : { timeout: timeoutMs }),
  });
  const forget = stopWithUs(() => child.kill());
  const parts: string[] = [];
  child.stdout?.on("data", (text) => parts.push(String(text)));
  child.stderr?.on("data", (text) => parts.push(String(text)));
  return new Promise((resolve) => {
    child.once("error", (error) => parts.push(error.message));
    child.once("close", (code) => {
      forget();
      resolve({ ok: code === 0, output: parts.join("") });
    });
  });
}

export async function requireTool(
  command: string,
  args: string[],
  purpose: string,
  options?: ToolOptions,
): Promise<string> {
  const { ok, output } = await runTool(command, args, options);
  if (ok) return output;
  const known = /ENOSPC|no space left/i.test(output) ? plainSentence(output) : null;
  throw new PlainError(known ?? `${purpose} failed:\n${output.trimEnd().split("\n").slice(-40).join("\n")}`);
}
