import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { projectNode } from "./node-version.mjs";

const INTERRUPTED = 130;

/**
 * Runs a TypeScript file under the project's Node with its exit code. Signals are forwarded; a stopped shop exits with
 * 0.
 * @param {string} root the project folder
 * @param {string} script relative to root
 * @param {string[]} args
 */
export function launch(root, script, args) {
  const node = projectNode(root);
  const child = spawn(node, ["--disable-warning=ExperimentalWarning", join(root, script), ...args], {
    cwd: root,
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: {
      ...process.env,
      PATH: `${join(root, "node_modules", ".bin")}${delimiter}${process.env.PATH ?? ""}`,
      CLOUDFLARE_CF_FETCH_ENABLED: "false",
      WRANGLER_SEND_METRICS: "false",
      WRANGLER_HIDE_BANNER: "true",
    },
  });
  let serving = false;
  let stopped = false;
  child.on("message", (message) => (serving ||= message === "serving"));
  const stop = (signal) => {
    stopped = true;
    child.kill(signal);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);
  stopWithNpm(() => stop("SIGTERM"));
  child.on("close", (code) => process.exit(stopped ? (serving ? 0 : INTERRUPTED) : (code ?? 1)));
}

/** A killed npm leaves us as an orphan: our parent changes. */
function stopWithNpm(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const look = () => process.ppid !== parent && stop();
  setInterval(look, 500).unref();
}
