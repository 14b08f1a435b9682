import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { join } from "node:path";
import { root } from "../../steps/root.ts";
import { stopWithUs } from "../../steps/stop.ts";

export interface KillableShop {
  kill: () => Promise<void>;
  tell: (line: string) => void;
}

const PROGRAM = join(root, "scripts", "bench", "checkout", "killable-shop.ts");

interface Served {
  program?: string;
  onText?: (text: string) => void;
}

export async function serveToKill(
  port: number,
  stateDir: string,
  { program = PROGRAM, onText }: Served = {},
): Promise<KillableShop> {
  const child = spawn(process.execPath, [program, String(port), stateDir], { stdio: ["pipe", "pipe", "pipe"] });
  const forget = stopWithUs(() => killTree(child));
  const errors: string[] = [];
  if (onText) child.stdout.on("data", (part: Buffer) => onText(String(part)));
  child.stderr.on("data", (part: Buffer) => errors.push(String(part)));
  await new Promise<void>((resolve, reject) => {
    child.stdout.once("data", () => resolve());
    child.once("exit", (code) => reject(new Error(`the shop ended with ${code}: ${errors.join("").slice(-2_000)}`)));
  });
  const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  return {
    kill: async () => {
      killTree(child);
      await gone;
      forget();
    },
    tell: (line) => void child.stdin.write(`${line}\n`),
  };
}

function killTree(child: ChildProcess): void {
  if (child.pid === undefined) return;
  for (const pid of [...childrenOf(child.pid), child.pid]) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It has ended by itself.
    }
  }
}

function childrenOf(parent: number): number[] {
  const rows = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" }).trim().split("\n");
  const pairs = rows.map((row) => row.trim().split(/\s+/).map(Number));
  return pairs.filter(([, ppid]) => ppid === parent).map(([pid]) => pid!);
}
