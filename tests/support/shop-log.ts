import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "../../scripts/steps/root.ts";

const folder = join(root, ".cache", "reports", "shops");
const fileOf = (port: number) => join(folder, `${port}.log`);

/** Pages that do not exist: the tests of the reports' address speak of them. */
const TEST_PAGE = "/report-test";

/** For serveBuild: what the shop at this port logs goes to a file that begins with it, and not between the results of tests. */
export function shopLog(port: number): { isQuiet: true; onLog: (line: string) => void } {
  mkdirSync(folder, { recursive: true });
  rmSync(fileOf(port), { force: true });
  return { isQuiet: true, onLog: (line) => appendFileSync(fileOf(port), `${line}\n`) };
}

/** Where to look when a test has failed. */
export function shopLogPlace(port: number): string {
  return relative(root, fileOf(port));
}

/** What browsers reported to the shop at this port as violations of its policy: a tour ends with none. */
export function readPolicyReports(port: number): string {
  if (!existsSync(fileOf(port))) return "";
  return readFileSync(fileOf(port), "utf8")
    .split("\n")
    .filter((line) => line.startsWith('{"event":"csp"') && !line.includes(`"page":"${TEST_PAGE}`))
    .join("\n");
}
