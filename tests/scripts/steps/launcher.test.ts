import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { install, needsInstall } from "../../../scripts/steps/install.mjs";
import { nodeProblem } from "../../../scripts/steps/node-version.mjs";
import { readPort } from "../../../scripts/steps/port.mjs";
import { root } from "../../../scripts/steps/root.ts";
import { localSecrets } from "../../../scripts/steps/shop/secrets.ts";

// Checks before anything is installed.

const start = (env: Record<string, string>) =>
  spawnSync(process.execPath, [join(root, "scripts", "start.mjs")], {
    env: { ...process.env, ...env },
    encoding: "utf8",
  });

describe("port", () => {
  it("refuses to start on a taken port: one sentence, exit code 1, before anything else is done", async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
    const { port } = server.address() as { port: number };
    const run = start({ PORT: String(port) });
    server.close();
    expect(run.status).toBe(1);
    expect(run.stdout).toBe("");
    expect(run.stderr.trim()).toBe(
      `✗ Port ${port} is taken by another program: stop it, or choose another one with PORT=${port + 1}.`,
    );
  });

  it("refuses what is no port", () => {
    const run = start({ PORT: "shop" });
    expect(run.status).toBe(1);
    expect(run.stderr.trim()).toBe('✗ PORT must be a whole number from 1 to 65535, not "shop".');
    for (const text of ["0", "65536", "80.5", "-1"]) expect(() => readPort(text)).toThrow(/whole number/);
  });
});

it("Node sends an old one away with a sentence and lets newer ones in", () => {
  expect(nodeProblem("v18.20.4")).toMatch(/^Node v18\.20\.4 is too old: install Node 20 or newer/);
  expect(nodeProblem("v20.0.0")).toBeNull();
  expect(nodeProblem("v24.21.0")).toBeNull();
});

describe("in a project folder", () => {
  let folder: string;
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "gulit-project-"))));
  afterEach(() => rmSync(folder, { recursive: true }));

  const lock = (path: string, version: string) =>
    writeFileSync(join(folder, path), JSON.stringify({ packages: { "": {}, "node_modules/x": { version } } }));

  it("installs when packages are missing, broken off or of another lockfile", () => {
    lock("package-lock.json", "1.0.0");
    expect(needsInstall(folder)).toBe(true);
    mkdirSync(join(folder, "node_modules/x"), { recursive: true });
    writeFileSync(join(folder, "node_modules/x/package.json"), "{}");
    writeFileSync(join(folder, "package.json"), "{}");
    writeFileSync(join(folder, "node_modules/.package-lock.json"), '{"packages":');
    expect(needsInstall(folder)).toBe(true);
    lock("node_modules/.package-lock.json", "0.9.0");
    expect(needsInstall(folder)).toBe(true);
    lock("node_modules/.package-lock.json", "1.0.0");
    expect(needsInstall(folder)).toBe(false);
    rmSync(join(folder, "node_modules/x"), { recursive: true });
    expect(needsInstall(folder)).toBe(true);
  });

  it("asks the registry again when npm's cache is older than the lockfile", async () => {
    lock("package-lock.json", "1.0.0");
    const npm = join(folder, "npm.js");
    const answers =
      'process.argv.includes("--prefer-offline") ? "npm error code ETARGET" : "npm error of the registry"';
    writeFileSync(npm, `console.log(${answers}); process.exitCode = 1;`);
    vi.stubEnv("npm_execpath", npm);
    await expect(install(folder)).rejects.toThrow("npm could not install the packages: of the registry.");
    vi.unstubAllEnvs();
  });

  it("makes secrets once, for the owner's eyes only, and keeps what is there", () => {
    writeFileSync(join(folder, ".dev.vars"), "OPERATOR_TOKEN=mine");
    const first = localSecrets(folder);
    expect(first.OPERATOR_TOKEN).toBe("mine");
    expect(first.SESSION_SECRET?.length).toBeGreaterThanOrEqual(32);
    expect(localSecrets(folder)).toEqual(first);
    expect(readFileSync(join(folder, ".dev.vars"), "utf8").trim().split("\n")).toHaveLength(4);
    if (process.platform !== "win32") expect(statSync(join(folder, ".dev.vars")).mode & 0o777).toBe(0o600);
  });
});
