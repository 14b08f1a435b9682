import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { shopLogs } from "../../scripts/steps/tests/checks.ts";
import { root } from "../../scripts/steps/root.ts";

const folder = join(root, shopLogs);
const fileOf = (port: number) => join(folder, `${port}.log`);

/** Pages that do not exist: the tests of the reports' address speak of them. */
const TEST_PAGE = "/report-test";

/** For serveBuild: what the shop at this port logs goes to a file that begins with it, and not between the results of tests. */
export function shopLog(port: number): { isQuiet: true; onLog: (line: string) => void } {
  mkdirSync(folder, { recursive: true });
  rmSync(fileOf(port), { force: true });
  return { isQuiet: true, onLog: (line) => appendFileSync(fileOf(port), `${line}\n`) };
}

/** What browsers reported to the shop at this port as violations of its policy: a tour ends with none. */
export function readPolicyReports(port: number): string {
  if (!existsSync(fileOf(port))) return "";
  return readFileSync(fileOf(port), "utf8")
    .split("\n")
    .filter((line) => line.startsWith('{"event":"csp"') && !line.includes(`"page":"${TEST_PAGE}`))
    .join("\n");
}
