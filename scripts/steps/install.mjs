import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { requireSpace } from "./disk-space.mjs";
import { projectNode } from "./node-version.mjs";
import { PlainError, plainSentence } from "./plain-error.mjs";
import { startStep } from "./progress.mjs";

const INSTALL_MEGABYTES = 1000;
// Without a network npm would retry for more than a minute.
const SHORT_TRIES = [
  "--fetch-retries=1",
  "--fetch-retry-mintimeout=1000",
  "--fetch-retry-maxtimeout=4000",
  "--fetch-timeout=60000",
];
const CI = ["ci", "--include=dev", "--include=optional"];
const QUIET = ["--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error"];

/**
 * npm writes its own list last, so an interrupted install counts as missing.
 * @param {string} root the project folder
 */
export function needsInstall(root) {
  const wanted = readPackages(join(root, "package-lock.json"));
  const installed = readPackages(join(root, "node_modules", ".package-lock.json"));
  if (!wanted || !installed || projectNode(root) === null) return true;
  const same = (path) =>
    installed[path]?.version === wanted[path]?.version && installed[path]?.integrity === wanted[path]?.integrity;
  const required = Object.keys(wanted).filter(
    (path) => path !== "" && !wanted[path].optional && !wanted[path].devOptional,
  );
  const isWhole = (path) => same(path) && existsSync(join(root, path, "package.json"));
  return !required.every(same) || !Object.keys(installed).every(isWhole);
}

function readPackages(path) {
  if (!existsSync(path)) return null;
  try {
    return JSON.parse(readFileSync(path, "utf8")).packages ?? null;
  } catch {
    return null;
  }
}

export async function install(root) {
  if (!needsInstall(root)) return;
  requireSpace(root, INSTALL_MEGABYTES, "installing the packages");
  const step = startStep("Installing packages");
  // Without download addresses in the lockfile, npm would ask the registry about each package in its cache, too.
  let { code, output } = await npmCi(root, "--prefer-offline");
  if (output.includes("ETARGET")) ({ code, output } = await npmCi(root, "--prefer-online"));
  if (code === 0 && !needsInstall(root)) return step.done("Packages installed");
  step.failed();
  if (code !== 0) throw new PlainError(installProblem(output));
  throw new PlainError(
    `There is no Node 24 package for ${process.platform} on ${process.arch}: install Node 24 or newer from nodejs.org and run the same command again.`,
  );
}

/** @param {string} output what npm printed */
function installProblem(output) {
  const known = plainSentence(output);
  if (known) return known;
  const said = output.split("\n").filter((line) => line.startsWith("npm error") && !line.includes("complete log"));
  return `npm could not install the packages: ${said[0]?.replace(/^npm error\s*/, "") ?? "it gave no reason"}.`;
}

function npmCi(root, from) {
  // npm replaces the Node in node_modules/.bin, so under `npm run` the running one is used.
  const npm = process.env.npm_execpath;
  const [command, ...first] = npm?.endsWith(".js") ? [process.env.npm_node_execpath ?? process.execPath, npm] : ["npm"];
  const child = spawn(command, [...first, ...CI, from, ...QUIET, ...SHORT_TRIES], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32" && command === "npm",
  });
  let output = "";
  child.stdout.on("data", (text) => (output += text));
  child.stderr.on("data", (text) => (output += text));
  const stop = () => child.kill();
  process.once("exit", stop);
  return new Promise((resolve) => {
    child.once("error", (error) => resolve({ code: 1, output: `npm error ${error.message}` }));
    child.once("close", (code) => {
      process.off("exit", stop);
      resolve({ code: code ?? 1, output });
    });
  });
}
