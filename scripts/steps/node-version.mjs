import { existsSync } from "node:fs";
import { join } from "node:path";

const OLDEST_LAUNCHER = 20;
/** Runs TypeScript without a flag. */
const RUNS_TYPESCRIPT = 24;

const major = (version) => Number(version.replace(/^v/, "").split(".")[0]);

/** null when it can. @param {string} version such as process.version @returns {string | null} */
export function nodeProblem(version) {
  if (major(version) >= OLDEST_LAUNCHER) return null;
  return `Node ${version} is too old: install Node ${OLDEST_LAUNCHER} or newer from nodejs.org and run the same command again.`;
}

/**
 * The platform package's, else the running one if it is new enough.
 * @param {string} root the project folder
 * @param {string} version of the Node that runs now
 * @returns {string | null}
 */
export function projectNode(root, version = process.version) {
  const system = process.platform === "win32" ? "win" : process.platform;
  const file = process.platform === "win32" ? "node.exe" : "node";
  const brought = ["node", "node-bin"]
    .map((name) => join(root, "node_modules", `${name}-${system}-${process.arch}`, "bin", file))
    .find((path) => existsSync(path));
  if (brought) return brought;
  return major(version) >= RUNS_TYPESCRIPT ? process.execPath : null;
}
