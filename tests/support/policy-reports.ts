import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../scripts/steps/root.ts";

const folder = join(root, ".cache", "test-state");
const fileOf = (port: number) => join(folder, `policy-reports-${port}.txt`);

/** Pages that do not exist: the tests of the reports' address speak of them. */
const TEST_PAGE = "/report-test";

/**
 * Writes down what browsers report to a served shop as violations of its policy: a tour with scripts or without ends with
 * an empty file. Returns the ear of serveBuild.
 */
export function policyReports(port: number): (line: string) => void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(port), "");
  return (line) => {
    if (line.startsWith('{"event":"csp"') && !line.includes(`"page":"${TEST_PAGE}`)) {
      appendFileSync(fileOf(port), `${line}\n`);
    }
  };
}

/** The reports of the shop at this port so far. */
export function readPolicyReports(port: number): string {
  return existsSync(fileOf(port)) ? readFileSync(fileOf(port), "utf8") : "";
}
