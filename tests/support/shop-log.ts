import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { shopLogs } from "../../scripts/steps/tests/checks.ts";
import { root } from "../../scripts/steps/root.ts";

const folder = join(root, shopLogs);
const fileOf = (port: number) => join(folder, `${port}.log`);

/** Reports of these pages are sent by tests. */
const TEST_PAGE = "/report-test";

export function shopLog(port: number): { isQuiet: true; onLog: (line: string) => void } {
  mkdirSync(folder, { recursive: true });
  rmSync(fileOf(port), { force: true });
  return { isQuiet: true, onLog: (line) => appendFileSync(fileOf(port), `${line}\n`) };
}

export function readPolicyReports(port: number): string {
  if (!existsSync(fileOf(port))) return "";
  return readFileSync(fileOf(port), "utf8")
    .split("\n")
    .filter((line) => line.startsWith('{"event":"csp"') && !line.includes(`"page":"${TEST_PAGE}`))
    .join("\n");
}
