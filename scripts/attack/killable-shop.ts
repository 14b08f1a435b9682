import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { join } from "node:path";
import { root } from "../steps/root.ts";
import { stopWithUs } from "../steps/stop.ts";

export interface KillableShop {
  kill: () => Promise<void>;
}

const PROGRAM = join(root, "scripts", "attack", "killable-attacked-shop.ts");

export async function serveToKill(
  port: number,
  stateDir: string,
  onText: (text: string) => void,
): Promise<KillableShop> {
  const child = spawn(process.execPath, [PROGRAM, String(port), stateDir], { stdio: ["ignore", "pipe", "pipe"] });
  const forget = stopWithUs(() => killTree(child));
  const errors: string[] = [];
  child.stdout.on("data", (part: Buffer) => onText(String(part)));
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
